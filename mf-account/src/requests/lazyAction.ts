import type { ActionFunctionArgs } from '@marketplace/contracts/router';

interface ActionModule {
  action: (args: ActionFunctionArgs) => Promise<unknown>;
}

/**
 * A route action whose code is imported at the first submission. If the import fails, the form
 * shows the failure and keeps its values. An error that is thrown would replace the whole page.
 */
export const lazyAction =
  (load: () => Promise<ActionModule>) =>
  async (args: ActionFunctionArgs): Promise<unknown> => {
    let module: ActionModule;
    try {
      module = await load();
    } catch (error) {
      // `eager` bundles the module with this file, so that it needs no request. The import is
      // dynamic so that builds, which only read the routes, do not load it.
      const { formResult } = await import(/* webpackMode: "eager" */ './formActions');
      return formResult.failed(error);
    }
    return module.action(args);
  };
