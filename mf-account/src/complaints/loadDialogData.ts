import type { dialogData } from './complaintRequests';

type Source = typeof dialogData;

const fetchSource = async (): Promise<Source> =>
  (await import(/* webpackChunkName: "account-data" */ './complaintRequests')).dialogData;

/** Data of the dialogs; each resolves to `undefined` when it could not be loaded. */
export const loadDialogData = {
  categories: () =>
    loadOptional('The problem categories', async () => (await fetchSource()).categories()),
  orders: (pageNumber: number) =>
    loadOptional('The orders', async () => (await fetchSource()).orders(pageNumber)),
  order: (uuid: string) => loadOptional('The order', async () => (await fetchSource()).order(uuid)),
};

/** Logs a failure and resolves to `undefined`; `what` names the data in the log. */
async function loadOptional<Value>(
  what: string,
  load: () => Promise<Value>,
): Promise<Value | undefined> {
  try {
    return await load();
  } catch (error) {
    console.warn(`${what} could not be loaded:`, error instanceof Error ? error.message : error);
    return undefined;
  }
}
