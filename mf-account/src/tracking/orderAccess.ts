import { ApiError } from '@marketplace/contracts/api/client';
import { sendOrderCode, verifyOrderCode } from '@marketplace/contracts/api/orderAccess';
import { plainNumber, readField } from '@marketplace/contracts/api/typedText';
import { GUEST_TOKEN_COOKIE, ORDER_TOKEN_COOKIE } from '@marketplace/contracts/cookies';
import { failureMessage } from '@marketplace/contracts/notices';
import { redirectOn, tokenCookie } from '@marketplace/contracts/pages/formPost';
import { data } from '@marketplace/contracts/router';
import { orderPath } from '@marketplace/contracts/routes';
import { callApi } from '../../contracts';
import { TRACK_FIELDS, type TypedOrder } from './trackSteps';

/** The page asks for the code that was sent to `typed.phone`. */
export interface CodeStep {
  status: 'code';
  typed: TypedOrder;
  /** Idempotency key of the form with the code. */
  formKey: string;
  /** The guest typed no code, or a wrong one. */
  problem?: 'missing' | 'wrong';
  /** Says in the page's language why no code was sent, or why none is accepted. */
  message?: string;
}

/**
 * Sends a code to the guest's phone. If a code is on its way already, the page asks for that one.
 * @throws ApiError
 */
export async function requestCode(
  body: TypedOrder,
  typed: TypedOrder,
  request: Request,
): Promise<CodeStep> {
  const step = codeStep(typed);
  try {
    await callApi(sendOrderCode, { body, request });
    return step;
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'code-sent') throw error;
    return { ...step, message: await failureMessage(error, request) };
  }
}

/**
 * Opens the order with the typed code. Runs on the server only, because scripts cannot write the
 * cookie of the token.
 * @returns a redirect to the page of the order, or the step that asks for the code again
 * @throws ApiError, but not for a wrong code or too many attempts
 */
export async function openOrder(form: FormData, body: TypedOrder, request: Request) {
  const typed = {
    orderNumber: readField(form, TRACK_FIELDS.orderNumber),
    phone: readField(form, TRACK_FIELDS.phone),
  };
  const otp = plainNumber(readField(form, TRACK_FIELDS.otp));
  if (otp === '') return data(codeStep(typed, { problem: 'missing' }), 400);
  const idempotencyKey = readField(form, TRACK_FIELDS.key);
  try {
    const opened = await callApi(verifyOrderCode, {
      body: { ...body, otp },
      request,
      ...(KEY.test(idempotencyKey) && { idempotencyKey }),
    });
    const { orderUuid, guestToken: token, expiresAt } = opened;
    const expired = { token: '', expiresAt: new Date(0).toISOString() };
    return redirectOn(request, orderPath(orderUuid), {
      cookies: [
        `${tokenCookie(request, ORDER_TOKEN_COOKIE, { token, expiresAt })}; HttpOnly`,
        // Removes a token of another order, because it would be sent in place of this token.
        tokenCookie(request, GUEST_TOKEN_COOKIE, expired),
      ],
    });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.status === 400) return data(codeStep(typed, { problem: 'wrong' }), 400);
    if (error.status !== 429) throw error;
    return data(codeStep(typed, { message: await failureMessage(error, request) }), 429);
  }
}

const KEY = /^[\w-]{8,100}$/;

const codeStep = (typed: TypedOrder, problem: Partial<CodeStep> = {}): CodeStep => ({
  status: 'code',
  typed,
  formKey: crypto.randomUUID(),
  ...problem,
});
