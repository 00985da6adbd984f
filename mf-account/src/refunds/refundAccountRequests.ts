import { msg } from '@lingui/core/macro';
import { ApiError } from '@marketplace/contracts/api/client';
import {
  chooseRefundAccount,
  createRefundAccount,
  deleteRefundAccount,
  listRefundAccounts,
} from '@marketplace/contracts/api/refundAccounts';
import { readField } from '@marketplace/contracts/api/typedText';
import type { FieldProblems } from '@marketplace/contracts/forms/FieldProblems';
import type { MessageDescriptor } from '@marketplace/contracts/i18n';
import { failureMessage, toast } from '@marketplace/contracts/notices';
import { isFormPost, redirectBack } from '@marketplace/contracts/pages/formPost';
import { data } from '@marketplace/contracts/router';
import { refundAccountsPath } from '@marketplace/contracts/routes';
import { callApi } from '../../contracts';
import { findProblems } from '../requests/formActions';
import { ignoreMissing } from '../requests/refusals';
import { requestOnServer } from '../requests/requestOnServer';
import { translate } from '../requests/translate';
import { REFUND_FIELDS } from './refundFields';

/** Fetches the customer's accounts for refunds. */
export const fetchRefundAccounts = async (request: Request) =>
  (await callApi(listRefundAccounts, { request })).items;

/**
 * Fetches the refund that the URL names, with its order.
 * @returns `undefined` if the URL names none, or if the order has no such refund
 * @throws ApiError 404 if the customer has no such order
 */
export async function fetchRefund(query: URLSearchParams, request: Request) {
  const [order, uuid] = [query.get('order'), query.get('refund')];
  if (!order || !uuid) return undefined;
  // Imported on demand, because the page needs the schemas of orders only for a refund.
  const { fetchMyOrder } = await import(
    /* webpackChunkName: "account-data" */ '../orders/orderRequests'
  );
  const { orderNumber, refunds } = await fetchMyOrder(order, request);
  const refund = refunds?.find((each) => each.uuid === uuid);
  return refund && { orderUuid: order, orderNumber, refund };
}

/**
 * Result of a form of the page. `typed` are the fields, which the form shows again. A form without
 * fields, which uses or deletes an account, has none.
 */
export type AccountFormResult =
  | { status: 'saved' }
  | { status: 'invalid'; problems: FieldProblems; typed: TypedAccount }
  | { status: 'failed'; message: string; typed?: TypedAccount };

interface TypedAccount {
  provider: string;
  number: string;
}

/** Saves an account. If the form names a refund, the refund goes to this account. */
export async function addAccount(form: FormData, request: Request) {
  const typed = { provider: readField(form, 'provider'), number: readField(form, 'number') };
  const problems = findProblems(createRefundAccount.body, typed);
  if (problems) return data({ status: 'invalid' as const, problems, typed }, 400);
  const isForRefund = readField(form, REFUND_FIELDS.refund) !== '';
  try {
    const account = await callApi(createRefundAccount, {
      body: typed,
      request: requestOnServer(request),
    });
    if (isForRefund) await choose(form, account.uuid, request);
  } catch (error) {
    return refuse(error, request, typed);
  }
  return finish(isForRefund ? msg`We pay it back to this account` : msg`The account is saved`, {
    form,
    request,
  });
}

/** Chooses a saved account for the refund of the form. */
export async function chooseAccount(form: FormData, request: Request) {
  try {
    await choose(form, readField(form, REFUND_FIELDS.account), request);
  } catch (error) {
    return refuse(error, request);
  }
  return finish(msg`We pay it back to this account`, { form, request });
}

/** Deletes an account. */
export async function removeAccount(form: FormData, request: Request) {
  try {
    const params = { uuid: readField(form, REFUND_FIELDS.account) };
    const input = { params, request: requestOnServer(request) };
    await callApi(deleteRefundAccount, input).catch(ignoreMissing);
  } catch (error) {
    return refuse(error, request);
  }
  return finish(msg`The account is deleted`, { form, request });
}

const choose = (form: FormData, accountUuid: string, request: Request) =>
  callApi(chooseRefundAccount, {
    params: {
      id: readField(form, REFUND_FIELDS.order),
      refundUuid: readField(form, REFUND_FIELDS.refund),
    },
    body: { accountUuid },
    request: requestOnServer(request),
  });

/** Tells the success. Without JavaScript, redirects to the page. */
async function finish(
  done: MessageDescriptor,
  { form, request }: { form: FormData; request: Request },
) {
  const message = await translate(done, request);
  if (isFormPost()) {
    const [order, refund] = [REFUND_FIELDS.order, REFUND_FIELDS.refund].map((name) =>
      readField(form, name),
    );
    const fallback = refundAccountsPath({ order, refund });
    return redirectBack(request, { fallback, notice: { kind: 'success', message } });
  }
  toast.success(message);
  return { status: 'saved' as const };
}

/**
 * Returns the result of a form whose request failed.
 * @throws ApiError for a 401, after which the shell redirects to the home page
 */
async function refuse(error: unknown, request: Request, typed?: TypedAccount) {
  const status = error instanceof ApiError ? (error.status ?? 503) : 500;
  if (status === 401) throw error;
  const message = await failureMessage(error, request);
  return data({ status: 'failed' as const, message, typed }, status);
}
