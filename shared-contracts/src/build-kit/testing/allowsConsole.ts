declare global {
  // `var`, because other declarations create no global.
  var allowConsole: (pattern: RegExp) => void;
}

/**
 * Names console output that a test expects. Other output fails the test, and so does missing
 * output. Called outside a test, it applies to the whole file: at least one of its tests must write
 * the output.
 */
export function allowsConsole(...patterns: readonly RegExp[]): void {
  for (const pattern of patterns) globalThis.allowConsole(pattern);
}
