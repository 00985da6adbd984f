/** Details of one journey of a table; where the condition does not hold, it runs in the full size alone. */
export const inGateIf = (condition: boolean) => (condition ? {} : { tag: '@full' });
