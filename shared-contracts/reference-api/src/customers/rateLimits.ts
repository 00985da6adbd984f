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
 * Rate limits of accounts and networks. An account is a normalised phone or e-mail address, whether
 * or not a customer has it. A network gets far more attempts for all accounts together than for one
 * account, because thousands of phones share the address of a mobile network. Beyond an account's
 * limit, each network still has a few attempts (`pressed`). So strangers slow down only their own
 * networks, and the owner can still sign in from another network. Devices that have signed in to
 * the account before share `knownDevices`, which nobody else can use up.
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
   * One-time codes that any call sends. The limits `account`, `numbers` and `shop` count only SMS
   * that are really sent. The limits of a network count all requests and are reached first, so that
   * the other limits reveal nothing about accounts.
   */
  codeSent: {
    coolDown: limit('code-cool-down', 1, OTP_COOL_DOWN_SECONDS / 60),
    /**
     * Codes for sign-ups and guests, to whom an SMS is always sent. Beyond this limit, a phone gets
     * no codes from any network, because each SMS disturbs the phone's owner.
     */
    account: limit('code-account', 20, 6 * 60),
    /** Codes for new passwords. They count even if the account does not exist. */
    accountAsked: limit('code-account-asked', 20, 6 * 60),
    accountFrom: limit('code-account-address', 6, 6 * 60),
    /**
     * Codes that a network requested and nobody entered. When a code is entered, the limits that
     * many clients share get a use back (`restoreCodeUse`).
     */
    address: limit('code-address', 60, 60),
    /**
     * Beyond the limit `address`, a network still gets one code every three minutes, because
     * thousands of customers may share the network.
     */
    addressSlow: limit('code-address-slow', 1, 3),
    /**
     * Codes for a range of ten thousand consecutive phone numbers, which a toll fraudster may own.
     */
    numbers: limit('code-numbers', 60, 60),
    numbersFrom: limit('code-numbers-address', 20, 60),
    numbersPressed: limit('code-numbers-address-pressed', 3, 15),
    shop: { ...limit('code-shop', 3000, 60), isBlurred: true },
    shopPressed: limit('code-shop-address-pressed', 6, 15),
    knownDevices: limit('code-known-devices', 6, 6 * 60),
  },
  /**
   * Codes of guests that nobody has entered yet. This limit never refuses a request. It only tells
   * whether there is such a code.
   */
  guestCode: { waiting: limit('guest-code-waiting', Number.MAX_SAFE_INTEGER, CODE_MINUTES) },
  /** Attempts to enter a one-time code. All API calls that accept a code share these limits. */
  codeTried: {
    account: limit('code-try-account', 40, 15),
    pressed: limit('code-try-account-address-pressed', 5, 15),
    accountFrom: limit('code-try-account-address', 15, 15),
    address: limit('code-try-address', 300, 15),
    knownDevices: limit('code-try-known-devices', 20, 15),
  },
  /**
   * Changes of the e-mail address. They are limited because a refusal reveals that somebody has the
   * address.
   */
  emailChanged: { account: limit('email-change-account', 10, 60) },
  /**
   * Sign-ups with an e-mail address. Beyond the limit, the owner of the address gets no more
   * messages.
   */
  emailNamed: { account: limit('email-named', 3, DAY) },
  /** Verification links that are sent to one e-mail address, whichever accounts they are for. */
  emailLink: { account: limit('email-link', 5, DAY) },
  /** Passwords that are checked against the leak service. */
  breachAsked: { address: limit('breach-asked-address', 200, 60) },
  /**
   * Messages about new devices. They are limited because a client without cookies is a new device
   * at each sign-in.
   */
  newDevice: { account: limit('new-device', 10, DAY) },
} as const;

type Attempt = 'signIn' | 'codeTried';

/** Account, network and device of an attempt. */
export interface Sender {
  /** Normalised; the account may not exist. */
  account: string;
  /** Network address of the visitor. */
  address: string;
  device: Device;
}

/** Limits for an attempt on an account from an unknown device. */
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
 * Counts an attempt on an account before the attempt is checked.
 * @returns a function that gives the use back to the network after a correct attempt, because
 * thousands of customers sign in from one mobile network or proxy
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
 * Counts a code that is sent whether or not the account exists, e.g. for a sign-up. A refused
 * request does not count, so that a client beyond its limit does not start the account's cool-down
 * for other clients.
 * @throws ApiProblem 429 within the cool-down, or beyond a limit of the account, the network, the
 * range of phone numbers or the shop
 */
export async function consumeCodeRateLimit(context: ApiContext, sender: Sender): Promise<void> {
  await consumeRateLimits(context, await codeUses(context, sender));
}

/**
 * Counts a code that is sent only if the account exists. A refusal does not depend on whether the
 * account exists.
 * @returns a function that counts the SMS for the shop, or takes the same time if none was sent
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
 * Limits that many clients share: of the network, of the shop, and of the range of phone numbers.
 * Beyond such a limit, each network may still request a few codes, slowly. The limit of a range
 * stops toll fraud, in which the fraudster owns the numbers. It does not count codes for new
 * passwords, because these go only to existing accounts and so earn a fraudster nothing. Counting
 * them would also reveal which accounts exist, because the limit is low.
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
 * Gives back the uses of a code that was entered, because the limits are meant for codes that
 * nobody reads. Call this only once per code, because one right code must not give back the uses of
 * several codes.
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
 * Counts a guest's code.
 * @throws ApiProblem 429, with the error code `code-sent` if the previous one-time code can still
 * be entered
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

/**
 * Counts an optional action, such as a message, which the caller skips beyond the limit.
 * @returns false beyond the limit
 */
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
 * Clears the counts of an account after its owner has entered the password or a code. The count of
 * the network for all accounts stays.
 */
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
