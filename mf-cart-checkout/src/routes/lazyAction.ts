import { createLazyAction } from '@marketplace/contracts/pages/createLazyAction';

/**
 * Makes a route action whose code is imported at the first submission. If the import fails, a toast
 * says so.
 */
export const lazyAction = createLazyAction(async (error) => {
  // `eager` bundles `failedAction` with this file, so that the import needs no request. The import
  // is dynamic, because builds read the routes and must not load `failedAction`.
  const { failedAction } = await import(/* webpackMode: "eager" */ './failedAction');
  return failedAction(error);
});
