const SIDE_BY_SIDE = 16;

/** Runs a task for each name, 16 at a time. */
export async function inBatches(names: readonly string[], run: (name: string) => Promise<void>) {
  for (let start = 0; start < names.length; start += SIDE_BY_SIDE) {
    await Promise.all(names.slice(start, start + SIDE_BY_SIDE).map(run));
  }
}
