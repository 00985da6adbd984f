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
      // `eager` bundles `failedAction` with this file, so that the import needs no request. The
      // import is dynamic, because builds read the routes and must not load `failedAction`.
      const { failedAction } = await import(/* webpackMode: "eager" */ './failedAction');
      return failedAction(error);
    }
    return module.action(args);
  };
