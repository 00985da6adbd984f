import { msg } from '@lingui/core/macro';
import { callApi } from '@marketplace/contracts/api/client';
import { cancelMyOrder } from '@marketplace/contracts/api/orders';
import { problemOf } from '@marketplace/contracts/forms/problemOf';
import { announce } from '../announce/announce';
import { formResult } from '../form-result/formResult';

/** Calls off an order; what the shops may know of why is in the form. */
export async function cancelOrder(id: string, form: FormData) {
  const body = { reason: String(form.get('reason') ?? '').trim() };
  const problem = cancelMyOrder.body?.safeParse(body).error?.issues[0];
  if (problem) return formResult.invalid({ reason: problemOf(problem.code) });
  try {
    await callApi(cancelMyOrder, { params: { id }, body });
  } catch (error) {
    return formResult.failed(error, { reason: 'reason' });
  }
  await announce(msg`Your order is cancelled`);
  return formResult.saved();
}
