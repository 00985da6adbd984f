const { prototype } = URLSearchParams;
const READERS = { get: prototype.get, getAll: prototype.getAll, has: prototype.has };
/** Read by the router and by the shell for every page. */
const OF_EVERY_PAGE = ['index', 'lang'];

/**
 * Opens an address and returns the names of its query that the page asked for, sorted.
 *
 * @param open gets a query to append, by which the page's address is told from those of API calls
 */
export async function recordQueryNames(open: (query: string) => Promise<unknown>) {
  const names = new Set<string>();
  for (const [reader, read] of Object.entries(READERS)) {
    Reflect.set(prototype, reader, function note(this: URLSearchParams, name: string) {
      if (READERS.has.call(this, 'recorded')) names.add(name);
      return Reflect.apply(read, this, [name]);
    });
  }
  try {
    await open('?recorded=1');
  } finally {
    Object.assign(prototype, READERS);
  }
  return [...names].filter((name) => !OF_EVERY_PAGE.includes(name)).sort();
}
