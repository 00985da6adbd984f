/**
 * Data a page can do without: its failure is logged and leaves `undefined`, as specification
 * section 8 says of catalogue failures.
 */
export async function optionalData<Value>(
  what: string,
  loading: Promise<Value>,
): Promise<Value | undefined> {
  try {
    return await loading;
  } catch (error) {
    console.warn(`${what} could not be loaded:`, error instanceof Error ? error.message : error);
    return undefined;
  }
}
