import type { ActionFunctionArgs } from '@marketplace/contracts/router';

interface ActionModule {
  action: (args: ActionFunctionArgs) => Promise<unknown>;
}

/**
 * Makes a route action whose code is imported at the first submission. If the import fails, the
 * form shows the failure and keeps its values.
 */
export const lazyAction =
  (load: () => Promise<ActionModule>) =>
  async (args: ActionFunctionArgs): Promise<unknown> => {
    let module: ActionModule;
    try {
      module = await load();
    } catch (error) {
      // `eager` bundles `formActions` with this file, so that the import needs no request. The
      // import is dynamic, because builds read the routes and must not load `formActions`.
      const { formResult } = await import(/* webpackMode: "eager" */ './formActions');
      return formResult.failed(error);
    }
    return module.action(args);
  };
