const { prototype } = URLSearchParams;
const READERS = { get: prototype.get, getAll: prototype.getAll, has: prototype.has };
/** Query parameters that the router and the shell read on every page. */
const OF_EVERY_PAGE = ['index', 'lang'];

/**
 * Opens a page and records the names of the query parameters that it reads.
 * @param open opens the page with the given query appended; the query distinguishes the page's URL
 * from the URLs of API calls
 * @returns the names, sorted
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
