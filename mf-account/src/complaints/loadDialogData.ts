import { optional } from '@marketplace/contracts/rendering';
import type { dialogData } from './complaintRequests';

type Source = typeof dialogData;

const fetchSource = async (): Promise<Source> =>
  (await import(/* webpackChunkName: "account-data" */ './complaintRequests')).dialogData;

/**
 * Loads the data of the dialogs. Each function resolves to `undefined` if its data cannot be
 * loaded.
 */
export const loadDialogData = {
  categories: () =>
    optional(
      'The problem categories',
      fetchSource().then((source) => source.categories()),
    ),
  orders: (pageNumber: number) =>
    optional(
      'The orders',
      fetchSource().then((source) => source.orders(pageNumber)),
    ),
  order: (uuid: string) =>
    optional(
      'The order',
      fetchSource().then((source) => source.order(uuid)),
    ),
};
