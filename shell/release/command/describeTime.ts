/** Formats a time of the registry for people: `2026-11-28 10:15:30 UTC`. */
export const describeTime = (at: string) => at.replace('T', ' ').replace(/(\.\d+)?Z$/, ' UTC');
