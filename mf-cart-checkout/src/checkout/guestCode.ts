import { ApiError, callApi } from '@marketplace/contracts/api/client';
import { sendGuestCode, verifyGuestPhone } from '@marketplace/contracts/api/guests';
import { toLatinDigits, withPhonePrefix } from '@marketplace/contracts/api/phoneNumbers';
import { readGuestToken, writeGuestToken } from '@marketplace/contracts/cookies';
import { CODE_FIELD, CODE_PHONE_FIELD, CODE_WANTED_FIELD } from './checkoutDraft';
import { type Outcome, sendOrder } from './checkoutRequests';
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
}

/** Results of a guest's order; a phone no code can be sent to is a problem of its field. */
export type GuestOutcome = Outcome | CodeRequest | CodeDelay | { status: 'no-phone' };

/**
 * Places the order of a guest, or asks for the code that proves the phone. A token that an earlier try
 * was given makes the order without another code, and first of all: its code is used up.
 */
export async function placeAsGuest(body: OrderBody, form: FormData): Promise<GuestOutcome> {
  const { phone } = body.shippingAddress;
  // A code that was sent before the phone was changed says nothing about the new one.
  const isCodeSent = withPhonePrefix(String(form.get(CODE_PHONE_FIELD) ?? '')) === phone;
  if (form.has(CODE_WANTED_FIELD)) return requestCode(phone, isCodeSent);
  const outcome = await orderWithToken(body);
  if (outcome) return outcome;
  if (!isCodeSent) return requestCode(phone);
  const refused = await verify(phone, String(form.get(CODE_FIELD) ?? ''));
  return refused ?? (await orderWithToken(body)) ?? requestCode(phone);
}

/** Places the order with the token of a verified phone; `undefined` where there is none of use. */
async function orderWithToken(body: OrderBody): Promise<Outcome | undefined> {
  if (readGuestToken() === undefined) return undefined;
  const outcome = await sendOrder(body);
  const isUnverified = outcome.status === 'signed-out' || outcome.status === 'unverified';
  return isUnverified ? undefined : outcome;
}

/** @param isCodeSent the phone has a code already, which stays valid where no other is sent */
async function requestCode(phone: string, isCodeSent = false): Promise<GuestOutcome> {
  try {
    await callApi(sendGuestCode, { body: { phone } });
    return { status: 'code', phone };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.status === 400) return { status: 'no-phone' };
    if (error.status !== 429) return { status: 'unknown' };
    const status = isCodeSent ? 'code' : 'no-code';
    return { status, phone, waitSeconds: error.retryAfterSeconds };
  }
}

/** Trades the code for a token; a result where that failed. */
async function verify(phone: string, typed: string): Promise<GuestOutcome | undefined> {
  const otp = toLatinDigits(typed.replace(/\s/g, ''));
  if (otp === '') return { status: 'code', phone, problem: 'missing' };
  const wrong: CodeRequest = { status: 'code', phone, problem: 'wrong' };
  if (!/^\d{6}$/.test(otp)) return wrong;
  try {
    const { guestToken, expiresAt } = await callApi(verifyGuestPhone, { body: { phone, otp } });
    writeGuestToken(guestToken, expiresAt);
    return undefined;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.status === 429) return { ...wrong, waitSeconds: error.retryAfterSeconds };
    return error.status === 400 ? wrong : { status: 'unknown' };
  }
}
