/**
 * Data that a page does not wait for. A failure is logged, and left for the region that waits to
 * show; before one does, the rejection would be nobody's, and end the server's process.
 */
export function loadLater<Value>(what: string, loading: Promise<Value>): Promise<Value> {
  loading.catch((error: unknown) => {
    console.warn(`${what} could not be loaded:`, error instanceof Error ? error.message : error);
  });
  return loading;
}
