declare global {
  // `var`, because other declarations create no global.
  var allowConsole: (pattern: RegExp) => void;
}

/**
 * Names console output that a test expects. Other output fails the test, and so does missing
 * output. If this function is called outside a test, the patterns apply to the whole file: at least
 * one test of the file must write the output.
 */
export function allowsConsole(...patterns: readonly RegExp[]): void {
  for (const pattern of patterns) globalThis.allowConsole(pattern);
}
