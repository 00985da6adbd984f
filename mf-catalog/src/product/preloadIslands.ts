import { CrumbsIsland, DescriptionIsland, FactsIsland, SellerIsland } from './islands';

/** The longest wait of a navigation for the code; then placeholders are shown. */
const LIMIT_MS = 800;

/**
 * Fetches the code of the islands near the top before a client-side navigation shows the page. Pages
 * rendered by the server need none of it.
 */
export async function preloadIslands(): Promise<void> {
  if (typeof window === 'undefined') return;
  const parts = [CrumbsIsland, DescriptionIsland, FactsIsland, SellerIsland];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise((resolve) => {
    timer = setTimeout(resolve, LIMIT_MS);
  });
  // An island whose code cannot be fetched tries again on interaction.
  const all = Promise.allSettled(parts.map((part) => part.preload()));
  await Promise.race([all, limit]);
  clearTimeout(timer);
}
