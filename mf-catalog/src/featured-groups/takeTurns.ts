interface Named {
  uuid: string;
}

/**
 * One list out of several, each giving its next in turn, so that all of them have a say in a short
 * one. What stands in several lists is taken once.
 *
 * @param most how many are taken at all
 */
export function takeTurns<Item extends Named>(
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
