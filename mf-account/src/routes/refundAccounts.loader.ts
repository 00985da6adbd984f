import { msg } from '@lingui/core/macro';
import { listRefundAccounts } from '@marketplace/contracts/api/refundAccounts';
import { isCallSupported } from '@marketplace/contracts/client/isCallSupported';
import type { PageHead } from '@marketplace/contracts/pages/PageHead';
import { data, type LoaderFunctionArgs } from '@marketplace/contracts/router';
import { refundAccountsPath } from '@marketplace/contracts/routes';
import { isGuest, refusal, requireToken } from '../orders/guestAccess';
import { fetchRefund, fetchRefundAccounts } from '../refunds/refundAccountRequests';
import { throwNotFound } from '../requests/throwNotFound';

export async function loader({ request }: LoaderFunctionArgs) {
  requireToken(request);
  const byGuest = isGuest(request);
  if (!(await isCallSupported(listRefundAccounts, request))) throw data(null, { status: 404 });
  const { searchParams } = new URL(request.url);
  const [accounts, named] = await Promise.all([
    fetchRefundAccounts(request),
    fetchRefund(searchParams, request),
  ]).catch((error: unknown) => throwNotFound(refusal(error, request, byGuest)));
  const head: PageHead = {
    title: msg`Accounts for refunds`,
    canonicalPath: refundAccountsPath(),
  };
  return { head, accounts, named, isGuest: byGuest };
}
