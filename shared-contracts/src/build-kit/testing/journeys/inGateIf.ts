/**
 * Options of one journey in a table. If the condition is false, the journey runs only in the full
 * suite.
 */
export const inGateIf = (condition: boolean) => (condition ? {} : { tag: '@full' });
