import { getComplaint } from '@marketplace/contracts/api/complaintCases';
import { listComplaints, listProblemCategories } from '@marketplace/contracts/api/complaints';
import { isCallSupported } from '@marketplace/contracts/client/isCallSupported';
import { callApi } from '../../contracts';
import { fetchMyOrder, fetchMyOrders } from '../orders/orderRequests';
import { isMissing } from '../requests/refusals';
import { type ComplaintItem, complaintItemsOf } from './ComplaintItem';

/** Number of complaints per page (specification section 9). */
const PAGE_SIZE = 6;

/** Fetches one page of the customer's complaints, newest first. */
export const fetchComplaints = (pageNumber: number, request: Request) =>
  callApi(listComplaints, { query: { pageNumber, pageSize: PAGE_SIZE }, request });

/**
 * Fetches the order item that the URL names.
 * @returns `null` if the customer has no such order or the order has no such item; the customer
 * then chooses an item
 */
export async function fetchComplaintItem(
  { order, orderItem }: { order: string; orderItem: string },
  request: Request,
): Promise<ComplaintItem | null> {
  try {
    const items = complaintItemsOf(await fetchMyOrder(order, request));
    return items.find(({ orderItemUuid }) => orderItemUuid === orderItem) ?? null;
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

/** Fetches the kinds of problems for a visitor without scripts. */
export const fetchCategories = async (request: Request) =>
  (await callApi(listProblemCategories, { request })).items;

/**
 * Requests that the dialogs send. They share a chunk with the loaders and actions, because that
 * chunk already contains the contract's schemas.
 */
export const dialogData = {
  categories: async () => (await callApi(listProblemCategories)).items,
  orders: (pageNumber: number) => fetchMyOrders(pageNumber),
  order: (uuid: string) => fetchMyOrder(uuid),
};

/** True if the API supports messages and outcomes of complaints. */
export const areCasesSupported = (request: Request) => isCallSupported(getComplaint, request);

/** Fetches a complaint of the customer with its messages. */
export const fetchCase = (uuid: string, request: Request) =>
  callApi(getComplaint, { params: { uuid }, request });
