import type { dialogData } from './dialogData';
import { loadLater } from './loadLater';

type Source = typeof dialogData;

const fetchSource = async (): Promise<Source> =>
  (await import(/* webpackChunkName: "account-data" */ './dialogData')).dialogData;

/** What the dialogs show; each is `undefined` where it could not be loaded. */
export const loadDialogData = {
  categories: () =>
    loadLater('The problem categories', async () => (await fetchSource()).categories()),
  orders: (pageNumber: number) =>
    loadLater('The orders', async () => (await fetchSource()).orders(pageNumber)),
  order: (uuid: string) => loadLater('The order', async () => (await fetchSource()).order(uuid)),
};
