import { callApi } from '@marketplace/contracts/api/client';
import { listComplaints } from '@marketplace/contracts/api/complaints';

/** Specification section 9. */
const PAGE_SIZE = 6;

/** A page of the customer's complaints, newest first. */
export const fetchComplaints = (pageNumber: number, request: Request) =>
  callApi(listComplaints, { query: { pageNumber, pageSize: PAGE_SIZE }, request });
