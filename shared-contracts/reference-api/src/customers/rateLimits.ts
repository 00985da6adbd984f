import { OTP_COOL_DOWN_SECONDS } from '@marketplace/contracts/api/auth';
import { ApiProblem } from '../http/ApiProblem';
import type { Device } from '../http/deviceCookie';
import type { ApiContext } from '../http/Handlers';
import {
  consumeRateLimit,
  consumeRateLimits,
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
 * limit, each network still has a few attempts (`pressed`). So attackers slow down only their own
 * networks, and the owner can still sign in from another network. All devices that have signed in
 * to the account before share the limit `knownDevices`, which nobody else can use up.
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
   * One-time codes of all calls. The limits `account`, `numbers` and `shop` count only SMS that are
   * sent. The limits of a network count all requests and are reached first, so that the other
   * limits reveal nothing about accounts.
   */
  codeSent: {
    coolDown: limit('code-cool-down', 1, OTP_COOL_DOWN_SECONDS / 60),
    /**
     * Codes for sign-ups and guests, to whom an SMS is always sent. Beyond this limit, a phone gets
     * no codes from any network, because each SMS disturbs the phone's owner.
     */
    account: limit('code-account', 20, 6 * 60),
    /** Requests for a new password. They count even if the account does not exist. */
    accountAsked: limit('code-account-asked', 20, 6 * 60),
    accountFrom: limit('code-account-address', 6, 6 * 60),
    /**
     * Codes that a network requested and nobody entered. When a code is entered, `restoreCodeUse`
     * subtracts it from the counts of this limit and of the other limits that many clients share.
     */
    address: limit('code-address', 60, 60),
    /**
     * Beyond the limit `address`, a network still gets one code every three minutes, because
     * thousands of customers may share its address.
     */
    addressSlow: limit('code-address-slow', 1, 3),
    /**
     * Codes for a range of ten thousand consecutive phone numbers, which a toll fraudster may own.
     */
    numbers: limit('code-numbers', 60, 60),
    numbersFrom: limit('code-numbers-address', 20, 60),
    numbersPressed: limit('code-numbers-address-pressed', 3, 15),
    /**
     * Codes for new passwords and codes that are sent again, to the unverified phones of a range.
     * Beyond these limits, no SMS is sent. The reply is the same, because it must not reveal which
     * phones have an account.
     */
    numbersAsked: limit('code-numbers-asked', 60, 60),
    numbersAskedFrom: limit('code-numbers-address-asked', 20, 60),
    shop: { ...limit('code-shop', 3000, 60), isBlurred: true },
    shopPressed: limit('code-shop-address-pressed', 6, 15),
    knownDevices: limit('code-known-devices', 6, 6 * 60),
  },
  /**
   * Codes for guests that nobody has entered yet. This limit never refuses a request. It only shows
   * whether a phone has such a code.
   */
  guestCode: { waiting: limit('guest-code-waiting', Number.MAX_SAFE_INTEGER, CODE_MINUTES) },
  /** Attempts to enter a one-time code, counted over all API calls that accept a code. */
  codeTried: {
    account: limit('code-try-account', 40, 15),
    pressed: limit('code-try-account-address-pressed', 5, 15),
    accountFrom: limit('code-try-account-address', 15, 15),
    address: limit('code-try-address', 300, 15),
    knownDevices: limit('code-try-known-devices', 20, 15),
  },
  /**
   * Sign-ins by a passkey. They have no limit per account, because nobody can guess a signature: such
   * a limit would only let strangers keep the owner out.
   */
  passkey: {
    asked: limit('passkey-asked-address', 300, 15),
    tried: limit('passkey-tried-address', 100, 15),
  },
  /** Options to make a passkey with. */
  passkeyMade: { account: limit('passkey-made-account', 30, 60) },
  /**
   * Changes of an account's e-mail address. They are limited because a refusal reveals that another
   * account has the new address.
   */
  emailChanged: { account: limit('email-change-account', 10, 60) },
  /**
   * Sign-ups that name an e-mail address. Beyond the limit, the owner of an account with this
   * address gets no more messages about them.
   */
  emailNamed: { account: limit('email-named', 3, DAY) },
  /** Verification links that are sent to one e-mail address, counted over all accounts. */
  emailLink: { account: limit('email-link', 5, DAY) },
  /** Requests to download the personal data, and downloads, which read all of a customer's rows. */
  dataRequested: { account: limit('data-requested', 5, 60) },
  dataDownload: { account: limit('data-download', 15, 60) },
  /** Passwords that are checked against the leak service. */
  breachAsked: { address: limit('breach-asked-address', 200, 60) },
  /**
   * Messages about new devices. They are limited because a client that keeps no cookies counts as a
   * new device at each sign-in.
   */
  newDevice: { account: limit('new-device', 10, DAY) },
} as const;

type Attempt = 'signIn' | 'codeTried';

/** Account, network and device of an attempt. */
export interface Sender {
  /** Normalised phone or e-mail address. The account may not exist. */
  account: string;
  /** Network address of the client. */
  address: string;
  device: Device;
}

/** Limits that apply to an attempt to access an account from an unknown device. */
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
 * Counts an attempt to access an account. Call this before checking the password or code.
 * @returns a function that subtracts a correct attempt from the network's count, because thousands
 * of customers sign in from one mobile network or proxy
 * @throws ApiProblem 429 beyond a limit
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
 * Counts an optional action, such as a message. Beyond the limit, the caller must skip the action.
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
 * Clears the counts of an account's sign-ins after the owner has entered the password or a code.
 * Keeps the network's count over all accounts.
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
