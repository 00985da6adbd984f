import { OTP_COOL_DOWN_SECONDS, resendOtp } from '@marketplace/contracts/api/auth';
import { ApiError, callApi } from '@marketplace/contracts/api/client';
import { type CodePurpose, keepAwaitedCode } from './awaitedCode';

interface Wanted {
  purpose: CodePurpose;
  /** Phone with +88, or e-mail address. */
  account: string;
  signal?: AbortSignal;
}

const after = (seconds: number) => Date.now() + seconds * 1000;

/** Notes that a code was sent, by whichever call: from now on it is awaited. */
export function noteCode(purpose: CodePurpose, account: string): void {
  keepAwaitedCode(purpose, { account, resendAt: after(OTP_COOL_DOWN_SECONDS) });
}

/**
 * Has another code sent. Where the host says that it is too early, the time it names is kept.
 * @throws ApiError 429 among others
 */
export async function sendCode({ purpose, account, signal }: Wanted): Promise<void> {
  try {
    await callApi(resendOtp, { body: { emailOrPhone: account }, signal });
    noteCode(purpose, account);
  } catch (error) {
    if (error instanceof ApiError && error.status === 429) {
      const seconds = error.retryAfterSeconds ?? OTP_COOL_DOWN_SECONDS;
      keepAwaitedCode(purpose, { account, resendAt: after(seconds) });
    }
    throw error;
  }
}
