import { OTP_COOL_DOWN_SECONDS, OTP_DIGITS, resendOtp } from '@marketplace/contracts/api/auth';
import { ApiError } from '@marketplace/contracts/api/client';
import { plainNumber } from '@marketplace/contracts/api/typedText';
import { callApi } from '../../contracts';
import { type CodePurpose, pendingCode, storePendingCode } from './pendingCode';

interface SendRequest {
  purpose: CodePurpose;
  /** Phone with +88, or e-mail address. */
  account: string;
  signal?: AbortSignal;
}

const after = (seconds: number) => Date.now() + seconds * 1000;

/** Records that the API has just sent a code. */
export function markCodeSent(purpose: CodePurpose, account: string): void {
  storePendingCode(purpose, { account, resendAt: after(OTP_COOL_DOWN_SECONDS) });
}

/**
 * True if the API rejects a request for a code because it has just sent a code, e.g. for another
 * tab.
 */
export const isCoolDown = (error: unknown): boolean =>
  error instanceof ApiError &&
  error.status === 429 &&
  (error.retryAfterSeconds ?? 0) <= OTP_COOL_DOWN_SECONDS;

/**
 * Requests another code. If the API replies 429 because an earlier code is pending, stores the wait
 * from the reply for that code.
 * @throws ApiError e.g. 429
 */
export async function sendCode({ purpose, account, signal }: SendRequest): Promise<void> {
  try {
    await callApi(resendOtp, { body: { emailOrPhone: account }, signal });
    markCodeSent(purpose, account);
  } catch (error) {
    if (error instanceof ApiError && error.status === 429) {
      const seconds = error.retryAfterSeconds ?? OTP_COOL_DOWN_SECONDS;
      // A wait longer than the cool-down comes from another limit, e.g. the limit per network, and
      // does not prove that the API has sent a code. It is stored only if this tab knows of a code
      // for the account.
      if (isCoolDown(error) || pendingCode(purpose)?.account === account) {
        storePendingCode(purpose, { account, resendAt: after(seconds) });
      }
    }
    throw error;
  }
}

/** @returns the digits of a typed or pasted code; `undefined` if their number is wrong */
export function readCode(typed: string): string | undefined {
  const digits = plainNumber(typed).replace(/\D/g, '');
  return digits.length === OTP_DIGITS ? digits : undefined;
}
