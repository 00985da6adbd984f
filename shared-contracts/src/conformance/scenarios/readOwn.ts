import { listComplaints } from '../../api/complaints';
import { getMyOrder, listMyOrders } from '../../api/orders';
import type { Tester } from '../createTester';

/** Reads what a customer has already; changes nothing. */
export async function readOwn({ call, findings }: Tester, token: string): Promise<void> {
  await call(listComplaints, {}, { token });
  const mine = await call(listMyOrders, {}, { token });
  const summary = mine?.items[0];
  if (!summary) return;
  const order = await call(getMyOrder, { params: { id: summary.uuid } }, { token });
  if (order && order.total !== summary.total) {
    findings.differ('listMyOrders', 'items.0.total is not that of the order');
  }
}
