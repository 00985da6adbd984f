/**
 * Options of one journey in a table; unless the condition holds, it runs only in the full suite.
 */
export const inGateIf = (condition: boolean) => (condition ? {} : { tag: '@full' });
