import type { ActionFunctionArgs } from '@marketplace/contracts/router';
import { formResult } from '../form-result/formResult';

interface ActionModule {
  action: (args: ActionFunctionArgs) => Promise<unknown>;
}

/**
 * An action whose code is fetched with the first form that is sent. Where it cannot be had, the form
 * is told so and keeps what was typed; thrown, the failure would take the whole page away.
 */
export const lateAction =
  (load: () => Promise<ActionModule>) =>
  async (args: ActionFunctionArgs): Promise<unknown> => {
    let module: ActionModule;
    try {
      module = await load();
    } catch (error) {
      return formResult.failed(error);
    }
    return module.action(args);
  };
