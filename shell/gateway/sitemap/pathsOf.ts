import type { Listing } from './listings';

/** Characters of an address (sitemaps.org, protocol), less those of the origin. */
const LONGEST = 2048 - 300;

/** Paths of pages, without what no browser could ask for: shops choose slugs, hosts check them. */
export function pathsOf({ pathOf }: Pick<Listing, 'pathOf'>, slugs: readonly string[]): string[] {
  return slugs.flatMap((slug) => {
    if (slug === '' || slug === '.' || slug === '..') return [];
    try {
      const path = pathOf(slug);
      return path.length > LONGEST ? [] : [path];
    } catch {
      // Half of a pair of UTF-16 has no percent-encoding.
      return [];
    }
  });
}
