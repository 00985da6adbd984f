import type { Page } from '@playwright/test';

/** Documents the page asks for from now on: a change of route is none, a reload is one. */
export function countDocuments(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) count += 1;
  });
  return () => count;
}
