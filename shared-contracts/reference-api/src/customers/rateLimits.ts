import { OTP_COOL_DOWN_SECONDS } from '@marketplace/contracts/api/auth';
import { ApiProblem } from '../http/ApiProblem';
import type { ApiContext } from '../http/Handlers';
import {
  consumeRateLimit,
  consumeRateLimits,
  isUsed,
  type RateLimit,
  type RateLimitUse,
  resetRateLimit,
  restoreRateLimitUse,
} from '../http/rateLimits';
import { CODE_MINUTES } from './oneTimeCodes';

const limit = (name: string, most: number, windowMinutes: number): RateLimit => ({
  name,
  most,
  windowMinutes,
});

const DAY = 24 * 60;

/**
 * Rate limits of accounts and networks. Accounts count as they were typed, whether or not they
 * exist. One network gets at most half of what an account gets from all of them, so
 * that nobody can keep its owner out alone; a network gets much more for many accounts, for mobile
 * ones put thousands behind one address.
 */
export const RATE_LIMITS = {
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
  /** Refuses nothing: tells that a guest was sent a code that has yet to be entered. */
  guestCode: { waiting: limit('guest-code-waiting', Number.MAX_SAFE_INTEGER, CODE_MINUTES) },
  /** Entering a code, by whichever call. */
  codeTried: {
    account: limit('code-try-account', 40, 15),
    accountFrom: limit('code-try-account-address', 15, 15),
    address: limit('code-try-address', 300, 15),
  },
  /** Limited because a refused e-mail address tells that somebody has it. */
  emailChanged: { account: limit('email-change-account', 10, 60) },
  /** Sign-ups that name an e-mail address; past this, no more messages go to its owner. */
  emailNamed: { account: limit('email-named', 3, DAY) },
  /** Links that verify an e-mail address, for whichever account. */
  emailLink: { account: limit('email-link', 5, DAY) },
  /** Sign-ins with new devices that their owner is told of: a client without cookies is new each time. */
  newDevice: { account: limit('new-device', 10, DAY) },
} as const;

type Attempt = 'signIn' | 'codeSent' | 'codeTried';

/** Limits that one attempt on an account consumes: of the account, of its network, and of both together. */
export function rateLimitsFor(attempt: Attempt, account: string, address: string): RateLimitUse[] {
  const { account: ofAccount, accountFrom, address: ofAddress } = RATE_LIMITS[attempt];
  return [
    { limit: ofAddress, subject: address },
    { limit: accountFrom, subject: `${account} ${address}` },
    { limit: ofAccount, subject: account },
  ];
}

interface CodeReceiver {
  /** Normalised; need not exist. */
  account: string;
  address: string;
}

/**
 * Consumes the limits of sending a code. A refusal consumes none: a client that may not ask for a
 * code starts no cool-down for those that may.
 * @throws ApiProblem 429 within the cool-down, or past what an account or a network may ask for
 */
export const consumeCodeRateLimit = (context: ApiContext, receiver: CodeReceiver): Promise<void> =>
  consumeRateLimits(context, codeUses(receiver));

function codeUses({ account, address }: CodeReceiver): RateLimitUse[] {
  const { coolDown } = RATE_LIMITS.codeSent;
  return [...rateLimitsFor('codeSent', account, address), { limit: coolDown, subject: account }];
}

/**
 * The same for the code of a guest.
 * @throws ApiProblem 429, `code-sent` where the code before has yet to be entered
 */
export async function consumeGuestCodeLimit(
  context: ApiContext,
  receiver: CodeReceiver,
): Promise<void> {
  const waiting = { limit: RATE_LIMITS.guestCode.waiting, subject: receiver.account };
  try {
    await consumeRateLimits(context, [...codeUses(receiver), waiting]);
  } catch (error) {
    const isSent =
      error instanceof ApiProblem && (await isUsed(context, waiting.limit, waiting.subject));
    if (!isSent) throw error;
    const { statusCode, messages, retryAfterSeconds } = error;
    throw new ApiProblem(statusCode, 'code-sent', messages, { retryAfterSeconds });
  }
}

/** Consumes a limit of what is left undone past it, such as a message. */
export async function isWithinLimit(
  context: ApiContext,
  rateLimit: RateLimit,
  subject: string,
): Promise<boolean> {
  try {
    await consumeRateLimit(context, rateLimit, subject);
    return true;
  } catch (error) {
    if (error instanceof ApiProblem) return false;
    throw error;
  }
}

/**
 * Gives a network its use back for an attempt that was right: thousands of customers sign in behind the
 * address of one mobile network, or of a proxy.
 */
export const restoreNetworkUse = (
  context: ApiContext,
  attempt: Exclude<Attempt, 'codeSent'>,
  address: string,
): Promise<void> => restoreRateLimitUse(context, RATE_LIMITS[attempt].address, address);

/** Clears an account's tries once someone has shown that it is theirs; networks keep their own. */
export async function resetSignInRateLimits(
  context: ApiContext,
  account: string,
  address: string,
): Promise<void> {
  await resetRateLimit(context, RATE_LIMITS.signIn.account, account);
  await resetRateLimit(context, RATE_LIMITS.signIn.accountFrom, `${account} ${address}`);
}
