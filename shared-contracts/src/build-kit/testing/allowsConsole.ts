declare global {
  // Only `var` declares a global.
  var allowConsole: (pattern: RegExp) => void;
}

/**
 * Names output on the console that a test expects; any other fails it, and so does output that does
 * not come. Outside of a test it holds for the whole file: one of its tests must write it.
 */
export function allowsConsole(...patterns: readonly RegExp[]): void {
  for (const pattern of patterns) globalThis.allowConsole(pattern);
}
