/**
 * Logs failures that the specification only logs (section 8). The gateway collects the server's lines;
 * in the browser they are warnings, because nothing that the shopper asked for was lost.
 */
export function logFailure(what: string, error: unknown): void {
  const detail = error instanceof Error ? error.message : String(error);
  console.warn(JSON.stringify({ event: 'failure', what, detail }));
}
