/** In place of the federation runtime's own: pages name the files to fetch ahead themselves. */
export function formatPreloadArgs() {
  throw new Error('Not in this build: name the file in a link of the page instead.');
}

export {
  formatPreloadArgs as defaultPreloadArgs,
  formatPreloadArgs as normalizePreloadExposes,
  formatPreloadArgs as preloadAssets,
};
