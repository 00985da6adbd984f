import { msg } from '@lingui/core/macro';
import { ApiError } from '@marketplace/contracts/api/client';
import { cancelMyOrder } from '@marketplace/contracts/api/orders';
import { readField } from '@marketplace/contracts/api/typedText';
import { toast } from '@marketplace/contracts/notices';
import type { ActionFunctionArgs } from '@marketplace/contracts/router';
import { callApi } from '../../contracts';
import { actAsGuest } from '../orders/guestAccess';
import { findProblems, formResult } from '../requests/formActions';
import { translate } from '../requests/translate';

/**
 * Cancels the order of the page. The form may contain a reason for the shops. An order that is
 * already cancelled counts as success, because the reply to an earlier attempt may have been lost.
 */
export async function action({ params, request }: ActionFunctionArgs) {
  const form = await request.formData();
  const body = { reason: readField(form, 'reason') };
  const problems = findProblems(cancelMyOrder.body, body);
  if (problems) return formResult.invalid(problems);
  return actAsGuest(request, async () => {
    try {
      await callApi(cancelMyOrder, { params: { id: params.slug ?? '' }, body, request });
    } catch (error) {
      const isCancelled = error instanceof ApiError && error.code === 'order-cancelled';
      if (!isCancelled) return formResult.failed(error, { reason: 'reason' });
    }
    toast.success(await translate(msg`Your order is cancelled`));
    return formResult.saved();
  });
}
