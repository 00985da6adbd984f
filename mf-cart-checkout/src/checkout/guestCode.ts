import { ApiError, callApi } from '@marketplace/contracts/api/client';
import type { ReplyOf } from '@marketplace/contracts/api/defineCall';
import { sendGuestCode, verifyGuestPhone } from '@marketplace/contracts/api/guests';
import { toLatinDigits, withPhonePrefix } from '@marketplace/contracts/api/phoneNumbers';
import { readGuestToken, writeGuestToken } from '@marketplace/contracts/cookies';
import { failureMessage } from '@marketplace/contracts/notices/failureMessage';
import { CODE_FIELD, CODE_PHONE_FIELD, CODE_WANTED_FIELD } from './checkoutDraft';
import { type Outcome, type PostedOrder, sendOrder } from './checkoutRequests';
import type { OrderBody } from './readOrderForm';

/** The order waits for a code: it was sent to `phone`, or the one that was typed is of no use. */
export interface CodeRequest {
  status: 'code';
  /** With +88. */
  phone: string;
  problem?: 'missing' | 'wrong';
  /** Seconds until another code can be asked for, where the last request came too early. */
  waitSeconds?: number;
}

/** No code was sent to `phone` yet, as too many were asked for. */
export interface CodeDelay {
  status: 'no-code';
  /** With +88. */
  phone: string;
  /** Seconds until a code can be asked for, where the host says so. */
  waitSeconds?: number;
  /** The host's. */
  message: string;
}

/** Results of a guest's order; a phone no code can be sent to is a problem of its field. */
export type GuestOutcome = Outcome | CodeRequest | CodeDelay | { status: 'no-phone' };

type IssuedToken = ReplyOf<typeof verifyGuestPhone>;

/** A form that a browser has sent without JavaScript. */
export interface PostedByGuest extends PostedOrder {
  /** Takes the token of a phone that was verified, for the cookie. */
  keepToken: (issued: IssuedToken) => void;
}

/**
 * Places the order of a guest, or asks for the code that proves the phone. A token that an earlier try
 * was given makes the order without another code, and first of all: its code is used up.
 */
export async function placeAsGuest(
  body: OrderBody,
  form: FormData,
  posted?: PostedByGuest,
): Promise<GuestOutcome> {
  const { phone } = body.shippingAddress;
  // A code that was sent before the phone was changed says nothing about the new one.
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
  else writeGuestToken(verified.guestToken, verified.expiresAt);
  return (await orderWithToken(body, verified.guestToken, posted)) ?? ask();
}

/** Places the order with the token of a verified phone; `undefined` where there is none of use. */
async function orderWithToken(
  body: OrderBody,
  token: string | undefined,
  posted: PostedByGuest | undefined,
): Promise<Outcome | undefined> {
  if (token === undefined) return undefined;
  const outcome = await sendOrder(body, posted && { ...posted, token });
  const isUnverified = outcome.status === 'signed-out' || outcome.status === 'unverified';
  return isUnverified ? undefined : outcome;
}

interface CodeAsking {
  /** The phone has a code already, which stays valid where no other is sent. */
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
    // Nothing keeps a browser without JavaScript from sending a form twice, and the second answer is shown.
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
 * Trades the code for a token; a result where that failed. A form that is sent twice has the same key, under
 * which the code that is used up by the first gives a token for the same order.
 */
async function verify(
  phone: string,
  typed: string,
  posted: PostedByGuest | undefined,
): Promise<GuestOutcome | IssuedToken> {
  const otp = toLatinDigits(typed.replace(/\s/g, ''));
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
