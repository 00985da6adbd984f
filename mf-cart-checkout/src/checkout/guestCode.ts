import { ApiError, secondsUntil } from '@marketplace/contracts/api/client';
import type { ReplyOf } from '@marketplace/contracts/api/defineCall';
import { sendGuestCode, verifyGuestPhone } from '@marketplace/contracts/api/guests';
import { withPhonePrefix } from '@marketplace/contracts/api/phoneNumbers';
import { plainNumber } from '@marketplace/contracts/api/typedText';
import { readGuestToken, writeGuestToken } from '@marketplace/contracts/cookies';
import { failureMessage } from '@marketplace/contracts/notices';
import { callApi } from '../../contracts';
import { CODE_FIELD, CODE_PHONE_FIELD, CODE_WANTED_FIELD } from './checkoutDraft';
import { type Outcome, type PostedOrder, sendOrder } from './checkoutRequests';
import { readUnseenOrder } from './pendingOrder';
import type { OrderBody } from './readOrderForm';

/**
 * The order needs the code that was sent to `phone`. `problem`: the guest typed no code, or a wrong
 * one.
 */
export interface CodeRequest {
  status: 'code';
  /** With the prefix +88. */
  phone: string;
  problem?: 'missing' | 'wrong';
  /** Seconds until the guest can request another code, if the last request came too early. */
  waitSeconds?: number;
}

/** Too many codes were requested, so no code was sent to `phone`. */
export interface CodeDelay {
  status: 'no-code';
  /** With the prefix +88. */
  phone: string;
  /** Seconds until the guest can request a code, if the API states them. */
  waitSeconds?: number;
  message: string;
}

/**
 * Results of a guest's order. `no-phone`: the API cannot send a code to the phone, and the phone's
 * field shows that error.
 */
export type GuestOutcome = Outcome | CodeRequest | CodeDelay | { status: 'no-phone' };

type IssuedToken = ReplyOf<typeof verifyGuestPhone>;

/** Context of a guest's order that was posted without JavaScript. */
export interface PostedByGuest extends PostedOrder {
  /** Receives the token of a verified phone, to store it in a cookie. */
  keepToken: (issued: IssuedToken) => void;
}

/**
 * Places a guest's order, or requests the code that verifies the phone. First tries a token from an
 * earlier attempt, because that attempt has used up the code.
 */
export async function placeAsGuest(
  body: OrderBody,
  form: FormData,
  posted?: PostedByGuest,
): Promise<GuestOutcome> {
  const { phone } = body.shippingAddress;
  // True if a code was sent to this phone. A code for another phone does not verify this one.
  const isCodeSent = withPhonePrefix(String(form.get(CODE_PHONE_FIELD) ?? '')) === phone;
  const ask = (isSent = false) => requestCode(phone, { isCodeSent: isSent, posted });
  if (form.has(CODE_WANTED_FIELD)) return ask(isCodeSent);
  const token = posted?.token ?? readGuestToken(posted?.request);
  const outcome = await orderWithToken(body, token, posted);
  if (outcome) return outcome;
  if (!isCodeSent) return ask();
  const verified = await verify(phone, String(form.get(CODE_FIELD) ?? ''), posted);
  if ('status' in verified) return verified;
  if (posted) posted.keepToken(verified);
  else writeGuestToken(verified.guestToken, secondsUntil(verified.expiresAt));
  return (await orderWithToken(body, verified.guestToken, posted)) ?? ask();
}

/**
 * Places the order with the token of a verified phone. If the token was already used, it may have
 * placed this guest's earlier order, whose reply was lost. A retry of that order then fetches it.
 * @returns `undefined` if there is no token or the API does not accept it
 */
async function orderWithToken(
  body: OrderBody,
  token: string | undefined,
  posted: PostedByGuest | undefined,
): Promise<Outcome | undefined> {
  if (token === undefined) return undefined;
  const outcome = await sendOrder(body, { ...posted, token });
  if (outcome.status === 'signed-out') return undefined;
  if (outcome.status !== 'unverified') return outcome;
  const earlier = outcome.isTokenUsed && !posted && readUnseenOrder();
  return earlier && 'key' in earlier ? orderWithToken(earlier.body, token, posted) : undefined;
}

interface CodeAsking {
  /** True if the phone already has a code, which stays valid unless another code is sent. */
  isCodeSent: boolean;
  posted: PostedByGuest | undefined;
}

async function requestCode(
  phone: string,
  { isCodeSent, posted }: CodeAsking,
): Promise<GuestOutcome> {
  const { request, signal } = posted ?? {};
  try {
    await callApi(sendGuestCode, { body: { phone }, request, signal });
    return { status: 'code', phone };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.status === 400) return { status: 'no-phone' };
    if (error.status !== 429) return { status: 'unknown' };
    const { retryAfterSeconds: waitSeconds, code } = error;
    // Without JavaScript a form can be sent twice, and the browser shows only the second reply.
    // After `code-sent` that reply must show the field for the code, because the first request has
    // sent the code.
    return isCodeSent || code === 'code-sent'
      ? { status: 'code', phone, waitSeconds }
      : {
          status: 'no-code',
          phone,
          waitSeconds,
          message: await failureMessage(error, request),
        };
  }
}

/**
 * Exchanges the code for a token. A form that is sent twice has one idempotency key. The API
 * therefore returns a token for the second request, too, although the code is used up.
 * @returns the token or a failed result
 */
async function verify(
  phone: string,
  typed: string,
  posted: PostedByGuest | undefined,
): Promise<GuestOutcome | IssuedToken> {
  const otp = plainNumber(typed);
  if (otp === '') return { status: 'code', phone, problem: 'missing' };
  const wrong: CodeRequest = { status: 'code', phone, problem: 'wrong' };
  if (!/^\d{6}$/.test(otp)) return wrong;
  const { request, signal, idempotencyKey } = posted ?? {};
  try {
    return await callApi(verifyGuestPhone, {
      body: { phone, otp },
      request,
      signal,
      idempotencyKey,
    });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.status === 429) return { ...wrong, waitSeconds: error.retryAfterSeconds };
    return error.status === 400 ? wrong : { status: 'unknown' };
  }
}
