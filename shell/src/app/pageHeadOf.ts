import type { PageHead } from '@marketplace/contracts/routes/PageHead';

interface Match {
  route: { id?: string };
}

/** The head that the deepest matching route's loader returned. */
export function pageHeadOf(
  matches: readonly Match[],
  loaderData: Record<string, unknown>,
): PageHead | undefined {
  for (const { route } of matches.toReversed()) {
    const data = route.id === undefined ? undefined : loaderData[route.id];
    if (typeof data === 'object' && data !== null && 'head' in data) {
      return data.head as PageHead; // `head` is the contract's name for it in loader data
    }
  }
  return undefined;
}
