import { OTP_COOL_DOWN_SECONDS } from '@marketplace/contracts/api/auth';
import type { TryLimit } from '../http/bookTry';

const limit = (name: string, most: number, windowMinutes: number): TryLimit => ({
  name,
  most,
  windowMinutes,
});

const DAY = 24 * 60;

/**
 * How often accounts and network addresses may try what. Accounts count by what was typed, whether
 * or not there is such a one. Addresses get much more: mobile networks put thousands behind one.
 */
export const THROTTLES = {
  signIn: {
    account: limit('sign-in-account', 10, 15),
    address: limit('sign-in-address', 100, 15),
  },
  /** Asking for a code, by whichever call, sign-up included. */
  codeSent: {
    coolDown: limit('code-cool-down', 1, OTP_COOL_DOWN_SECONDS / 60),
    account: limit('code-account', 10, 6 * 60),
    address: limit('code-address', 300, 60),
  },
  /** Entering a code, by whichever call. */
  codeTried: {
    account: limit('code-try-account', 20, 15),
    address: limit('code-try-address', 300, 15),
  },
  /** Whether an e-mail address can be used tells that somebody has it. */
  emailChanged: { account: limit('email-change-account', 10, 60) },
  /** Sign-ups that name an e-mail address; past this, its owner is told no more. */
  emailNamed: { account: limit('email-named', 3, DAY) },
} as const;
