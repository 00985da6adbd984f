import type { ComplaintStatus } from '@marketplace/contracts/api/complaints';

/** True if the market has decided about a complaint. */
export const isSettled = ({ status }: { status: ComplaintStatus }) =>
  status === 'resolved' || status === 'rejected';
