/**
 * What a dialog shows once it is there; its failure is logged and leaves `undefined`.
 * @param what it is, for the log
 */
export async function loadLater<Value>(
  what: string,
  load: () => Promise<Value>,
): Promise<Value | undefined> {
  try {
    return await load();
  } catch (error) {
    console.warn(`${what} could not be loaded:`, error instanceof Error ? error.message : error);
    return undefined;
  }
}
