import { listAddresses } from '@marketplace/contracts/api/addresses';
import { callApi } from '@marketplace/contracts/api/client';

/** Specification section 9. */
const PAGE_SIZE = 10;

/** A page of the customer's addresses, the default one first. */
export const fetchAddresses = (pageNumber: number, request: Request) =>
  callApi(listAddresses, { query: { pageNumber, pageSize: PAGE_SIZE }, request });
