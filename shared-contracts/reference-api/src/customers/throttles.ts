import { OTP_COOL_DOWN_SECONDS } from '@marketplace/contracts/api/auth';
import type { Try, TryLimit } from '../http/bookTry';

const limit = (name: string, most: number, windowMinutes: number): TryLimit => ({
  name,
  most,
  windowMinutes,
});

const DAY = 24 * 60;

/**
 * How often accounts and networks may try what. Accounts count by what was typed, whether or not
 * there is such a one. One network gets at most half of what an account gets from all of them, so
 * that nobody can keep its owner out alone; a network gets much more for many accounts, for mobile
 * ones put thousands behind one address.
 */
export const THROTTLES = {
  signIn: {
    account: limit('sign-in-account', 25, 15),
    accountFrom: limit('sign-in-account-address', 10, 15),
    address: limit('sign-in-address', 100, 15),
  },
  /** Asking for a code, by whichever call, sign-up included. */
  codeSent: {
    coolDown: limit('code-cool-down', 1, OTP_COOL_DOWN_SECONDS / 60),
    account: limit('code-account', 30, 6 * 60),
    accountFrom: limit('code-account-address', 6, 6 * 60),
    address: limit('code-address', 300, 60),
  },
  /** Entering a code, by whichever call. */
  codeTried: {
    account: limit('code-try-account', 40, 15),
    accountFrom: limit('code-try-account-address', 15, 15),
    address: limit('code-try-address', 300, 15),
  },
  /** Whether an e-mail address can be used tells that somebody has it. */
  emailChanged: { account: limit('email-change-account', 10, 60) },
  /** Sign-ups that name an e-mail address; past this, its owner is told no more. */
  emailNamed: { account: limit('email-named', 3, DAY) },
} as const;

type Act = 'signIn' | 'codeSent' | 'codeTried';

/** What one try at an account books: for the account, for its network, and for both together. */
export function triesAt(act: Act, account: string, address: string): Try[] {
  const { account: ofAccount, accountFrom, address: ofAddress } = THROTTLES[act];
  return [
    { limit: ofAddress, subject: address },
    { limit: accountFrom, subject: `${account} ${address}` },
    { limit: ofAccount, subject: account },
  ];
}
