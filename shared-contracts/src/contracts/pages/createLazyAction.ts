import type { ActionFunctionArgs } from '../router';

interface ActionModule {
  action: (args: ActionFunctionArgs) => Promise<unknown>;
}

/**
 * Returns a function that makes a route action from an import. The import runs at the first
 * submission.
 * @param onLoadError returns the result of the action if the import fails. Without it, the error
 * would replace the whole page.
 */
export const createLazyAction =
  (onLoadError: (error: unknown) => Promise<unknown>) =>
  (load: () => Promise<ActionModule>) =>
  async (args: ActionFunctionArgs): Promise<unknown> => {
    let module: ActionModule;
    try {
      module = await load();
    } catch (error) {
      return onLoadError(error);
    }
    return module.action(args);
  };
