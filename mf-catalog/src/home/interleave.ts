interface Named {
  uuid: string;
}

/**
 * Merges lists without duplicates. Takes one item from each list in turn, so that even a short
 * result has items from each list.
 * @param most upper limit for the length of the result
 */
export function interleave<Item extends Named>(
  lists: readonly (readonly Item[])[],
  most: number,
): Item[] {
  const taken = new Map<string, Item>();
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  for (let turn = 0; turn < longest; turn += 1) {
    for (const list of lists) {
      const item = list[turn];
      if (item && taken.size < most && !taken.has(item.uuid)) taken.set(item.uuid, item);
    }
  }
  return [...taken.values()];
}
