import { OTP_COOL_DOWN_SECONDS } from '@marketplace/contracts/api/auth';
import { ApiProblem } from '../http/ApiProblem';
import type { Device } from '../http/deviceCookie';
import type { ApiContext } from '../http/Handlers';
import {
  consumeRateLimit,
  consumeRateLimits,
  countRateLimitUse,
  isUsed,
  type RateLimit,
  type RateLimitUse,
  resetRateLimit,
  restoreRateLimitUse,
} from '../http/rateLimits';
import { isKnownDevice } from './knownDevices';
import { CODE_MINUTES } from './oneTimeCodes';

const limit = (name: string, most: number, windowMinutes: number): RateLimit => ({
  name,
  most,
  windowMinutes,
});

const DAY = 24 * 60;

/**
 * Rate limits of accounts and networks. Accounts count as they were typed, whether or not they
 * exist. A network gets much more for many accounts than for one, for mobile ones put thousands behind one
 * address. Past what an account gets from all of them, each network has a few tries left (`pressed`): a
 * crowd of strangers slows itself, and the owner still gets in from another. Devices that
 * have signed in to the account before share `knownDevices`, which nobody else can use up.
 */
export const RATE_LIMITS = {
  signIn: {
    account: limit('sign-in-account', 25, 15),
    pressed: limit('sign-in-account-address-pressed', 3, 15),
    accountFrom: limit('sign-in-account-address', 10, 15),
    address: limit('sign-in-address', 100, 15),
    knownDevices: limit('sign-in-known-devices', 20, 15),
  },
  /**
   * Asking for a code, by whichever call. Budgets of numbers and of the shop count texts that were really sent, and
   * those of a network whatever it asked for: they bind it first, and tell nothing about accounts.
   */
  codeSent: {
    coolDown: limit('code-cool-down', 1, OTP_COOL_DOWN_SECONDS / 60),
    /** Sign-ups and guests, who are always sent a text. Nobody gets more: texts bother the owner of the phone. */
    account: limit('code-account', 20, 6 * 60),
    /** New passwords, counted whether or not there is an account: hence by themselves. */
    accountAsked: limit('code-account-asked', 20, 6 * 60),
    accountFrom: limit('code-account-address', 6, 6 * 60),
    /** Codes that were not entered: a right one gives the network and the shop the use back. */
    address: limit('code-address', 60, 60),
    /** A network that has used its own up waits for each further one: thousands may be behind its address. */
    addressSlow: limit('code-address-slow', 1, 3),
    /** Ten thousand numbers in a row, as whoever is paid for texts to them has. */
    numbers: limit('code-numbers', 60, 60),
    numbersFrom: limit('code-numbers-address', 20, 60),
    numbersPressed: limit('code-numbers-address-pressed', 3, 15),
    shop: { ...limit('code-shop', 3000, 60), isBlurred: true },
    shopPressed: limit('code-shop-address-pressed', 6, 15),
    knownDevices: limit('code-known-devices', 6, 6 * 60),
  },
  /** Refuses nothing: tells that a guest was sent a code that has yet to be entered. */
  guestCode: { waiting: limit('guest-code-waiting', Number.MAX_SAFE_INTEGER, CODE_MINUTES) },
  /** Entering a code, by whichever call. */
  codeTried: {
    account: limit('code-try-account', 40, 15),
    pressed: limit('code-try-account-address-pressed', 5, 15),
    accountFrom: limit('code-try-account-address', 15, 15),
    address: limit('code-try-address', 300, 15),
    knownDevices: limit('code-try-known-devices', 20, 15),
  },
  /** Limited because a refused e-mail address tells that somebody has it. */
  emailChanged: { account: limit('email-change-account', 10, 60) },
  /** Sign-ups that name an e-mail address; past this, no more messages go to its owner. */
  emailNamed: { account: limit('email-named', 3, DAY) },
  /** Links that verify an e-mail address, for whichever account. */
  emailLink: { account: limit('email-link', 5, DAY) },
  /** Chosen passwords that a service is asked about. */
  breachAsked: { address: limit('breach-asked-address', 200, 60) },
  /** Sign-ins with new devices that their owner is told of: a client without cookies is new each time. */
  newDevice: { account: limit('new-device', 10, DAY) },
} as const;

type Attempt = 'signIn' | 'codeTried';

/** A visitor who tries something on an account. */
export interface Sender {
  /** Normalised; need not exist. */
  account: string;
  /** Network of the visitor. */
  address: string;
  device: Device;
}

/** Limits that one attempt on an account by an unknown device consumes. */
function rateLimitsFor(attempt: Attempt, { account, address }: Sender): RateLimitUse[] {
  const { account: ofAccount, pressed, accountFrom, address: ofAddress } = RATE_LIMITS[attempt];
  const subject = `${account} ${address}`;
  return [
    { limit: ofAddress, subject: address },
    { limit: accountFrom, subject },
    { limit: ofAccount, subject: account, past: { limit: pressed, subject } },
  ];
}

/**
 * Counts an attempt on an account, before it is looked at.
 * @returns what gives the network its use back once the attempt was right: thousands of customers sign in
 * behind the address of one mobile network, or of a proxy
 * @throws ApiProblem 429
 */
export async function consumeAttempt(
  context: ApiContext,
  attempt: Attempt,
  sender: Sender,
): Promise<() => Promise<void>> {
  const { knownDevices, address } = RATE_LIMITS[attempt];
  if (await isKnownDevice(context.db, sender)) {
    await consumeRateLimit(context, knownDevices, sender.account);
    return async () => undefined;
  }
  await consumeRateLimits(context, rateLimitsFor(attempt, sender));
  return () => restoreRateLimitUse(context, address, sender.address);
}

/**
 * Consumes the limits of a code that is sent in any case. A refusal consumes none: a client that may not ask
 * for a code starts no cool-down for those that may.
 * @throws ApiProblem 429 within the cool-down, or past what an account or a network may ask for
 */
export async function consumeCodeRateLimit(context: ApiContext, sender: Sender): Promise<void> {
  await consumeRateLimits(context, await codeUses(context, sender));
}

/**
 * Consumes the limits of a code that is sent if there is an account. What is refused does not depend on that.
 * @returns what counts the text for the shop, or does as much work if none was sent
 * @throws ApiProblem 429
 */
export async function consumeAskedCodeRateLimit(
  context: ApiContext,
  sender: Sender,
): Promise<(isSent: boolean) => Promise<void>> {
  const { shop } = RATE_LIMITS.codeSent;
  await consumeRateLimits(context, await codeUses(context, sender, true));
  return (isSent) => countRateLimitUse(context, shop, isSent ? '' : 'nobody');
}

async function codeUses(
  { db }: ApiContext,
  sender: Sender,
  isAsked = false,
): Promise<RateLimitUse[]> {
  const limits = RATE_LIMITS.codeSent;
  const { account, address } = sender;
  if (await isKnownDevice(db, sender)) {
    return [
      { limit: limits.knownDevices, subject: account },
      { limit: limits.coolDown, subject: `known ${account}` },
    ];
  }
  return [
    { limit: limits.accountFrom, subject: `${account} ${address}` },
    { limit: isAsked ? limits.accountAsked : limits.account, subject: account },
    { limit: limits.coolDown, subject: account },
    ...budgetsOf(sender, isAsked),
  ];
}

/**
 * Budgets that many askers share. Past those of numbers and of the shop each network has a few codes left that
 * it waits for. Numbers in a row count sign-ups and guests alone: a new password is sent to accounts, whose
 * texts nobody is paid for, and in a budget this small it would show that there is one.
 */
function budgetsOf({ account, address }: Pick<Sender, 'account' | 'address'>, isAsked: boolean) {
  const limits = RATE_LIMITS.codeSent;
  const shared: RateLimitUse[] = [
    {
      limit: limits.address,
      subject: address,
      past: { limit: limits.addressSlow, subject: address },
    },
    {
      limit: limits.shop,
      subject: '',
      past: { limit: limits.shopPressed, subject: address },
      isOnlyRead: isAsked,
    },
  ];
  if (isAsked) return shared;
  const numbers = account.slice(0, -4);
  const subject = `${numbers} ${address}`;
  return [
    ...shared,
    { limit: limits.numbersFrom, subject },
    { limit: limits.numbers, subject: numbers, past: { limit: limits.numbersPressed, subject } },
  ];
}

/**
 * Gives the uses of a code back that was entered and is spent: what limits texts is those that nobody reads.
 * Called once for each code, or right ones would pay for more.
 */
export async function restoreCodeUse(
  context: ApiContext,
  sender: Pick<Sender, 'account' | 'address'>,
  isAsked = false,
): Promise<void> {
  for (const { limit, subject, past } of budgetsOf(sender, isAsked)) {
    await restoreRateLimitUse(context, limit, subject);
    if (past) await restoreRateLimitUse(context, past.limit, past.subject);
  }
}

/**
 * The same for the code of a guest.
 * @throws ApiProblem 429, `code-sent` where the code before has yet to be entered
 */
export async function consumeGuestCodeLimit(context: ApiContext, sender: Sender): Promise<void> {
  const waiting = { limit: RATE_LIMITS.guestCode.waiting, subject: sender.account };
  try {
    await consumeRateLimits(context, [...(await codeUses(context, sender)), waiting]);
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

/** Clears an account's tries once someone has shown that it is theirs; networks keep their own. */
export async function resetSignInRateLimits(
  context: ApiContext,
  { account, address }: Pick<Sender, 'account' | 'address'>,
): Promise<void> {
  const { account: ofAccount, pressed, accountFrom, knownDevices } = RATE_LIMITS.signIn;
  for (const limit of [ofAccount, knownDevices]) await resetRateLimit(context, limit, account);
  for (const limit of [pressed, accountFrom]) {
    await resetRateLimit(context, limit, `${account} ${address}`);
  }
}
