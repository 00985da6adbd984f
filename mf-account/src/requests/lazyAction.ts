import type { ActionFunctionArgs } from '@marketplace/contracts/router';

interface ActionModule {
  action: (args: ActionFunctionArgs) => Promise<unknown>;
}

/**
 * A route action whose code is imported with the first submission. A failed import becomes the
 * form's result, and the form keeps its values; a thrown error would replace the whole page.
 */
export const lazyAction =
  (load: () => Promise<ActionModule>) =>
  async (args: ActionFunctionArgs): Promise<unknown> => {
    let module: ActionModule;
    try {
      module = await load();
    } catch (error) {
      // Bundled with this file, and not loaded by a build, which only runs the routes.
      const { formResult } = await import(/* webpackMode: "eager" */ './formActions');
      return formResult.failed(error);
    }
    return module.action(args);
  };
