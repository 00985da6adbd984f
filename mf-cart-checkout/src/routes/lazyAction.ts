import type { ActionFunctionArgs } from '@marketplace/contracts/router';

interface ActionModule {
  action: (args: ActionFunctionArgs) => Promise<unknown>;
}

/**
 * A route action whose code is imported at the first submission. If the import fails, a toast says
 * so. A thrown error would replace the whole page.
 */
export const lazyAction =
  (load: () => Promise<ActionModule>) =>
  async (args: ActionFunctionArgs): Promise<unknown> => {
    let module: ActionModule;
    try {
      module = await load();
    } catch (error) {
      // `eager` bundles `failedImport` with this file, so that the import needs no request. The
      // import is dynamic, because builds read the routes and must not load `failedImport`.
      const { failedImport } = await import(/* webpackMode: "eager" */ './failedImport');
      return failedImport(error);
    }
    return module.action(args);
  };
