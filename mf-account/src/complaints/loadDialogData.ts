import { optionalPart } from '@marketplace/contracts/loading/loadPart';
import type { dialogData } from './complaintRequests';

type Source = typeof dialogData;

const fetchSource = async (): Promise<Source> =>
  (await import(/* webpackChunkName: "account-data" */ './complaintRequests')).dialogData;

/** Data of the dialogs; each resolves to `undefined` if it cannot be loaded. */
export const loadDialogData = {
  categories: () =>
    optionalPart(
      'The problem categories',
      fetchSource().then((source) => source.categories()),
    ),
  orders: (pageNumber: number) =>
    optionalPart(
      'The orders',
      fetchSource().then((source) => source.orders(pageNumber)),
    ),
  order: (uuid: string) =>
    optionalPart(
      'The order',
      fetchSource().then((source) => source.order(uuid)),
    ),
};
