import { randomUUID } from 'node:crypto';
import { ApiProblem } from '../http/ApiProblem';
import type { ApiContext } from '../http/Handlers';
import {
  consumeRateLimits,
  countRateLimitUse,
  isUsed,
  type RateLimitUse,
  restoreRateLimitUse,
} from '../http/rateLimits';
import { isKnownDevice } from './knownDevices';
import { isWithinLimit, RATE_LIMITS, type Sender } from './rateLimits';

/**
 * Counts a code that is sent whether or not the account exists, for example for a sign-up. A
 * refused request does not count. Otherwise a client beyond its limit would start the account's
 * cool-down for other clients.
 * @throws ApiProblem 429 within the cool-down, or beyond a limit of the account, the network, the
 * range of phone numbers or the shop
 */
export async function consumeCodeRateLimit(context: ApiContext, sender: Sender): Promise<void> {
  await consumeRateLimits(context, await codeUses(context, sender));
}

/**
 * Counts a request for a code that is sent only if the account exists. Whether the request is
 * refused does not depend on whether the account exists.
 * @returns a function that counts the SMS for the shop's limit, and takes as long if none was sent
 * @throws ApiProblem 429 beyond a limit
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
 * stops toll fraud, in which the fraudster owns the numbers. It does not apply to codes for new
 * passwords: it is low, so reaching it would reveal which accounts exist. Codes for new passwords
 * of unverified phones have separate limits (`mayTextUnverified`).
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
  const numbers = rangeOf(account);
  const subject = `${numbers} ${address}`;
  return [
    ...shared,
    { limit: limits.numbersFrom, subject },
    { limit: limits.numbers, subject: numbers, past: { limit: limits.numbersPressed, subject } },
  ];
}

/** First digits that identify a phone's range: ten thousand consecutive phone numbers. */
const rangeOf = (phone: string) => phone.slice(0, -4);

/**
 * Counts an SMS to an unverified phone with a code that is sent again or is for a new password.
 * Otherwise toll fraudsters could sign up once with each of their own numbers, and then request any
 * number of SMS to them.
 * @param customer `undefined` if the account does not exist. The check then takes the same time
 * @returns false beyond a limit. The caller must then send nothing, but must take the same time
 */
export async function mayTextUnverified(
  context: ApiContext,
  customer: { phone: string; phoneVerified: boolean } | undefined,
  address: string,
): Promise<boolean> {
  const { numbersAsked, numbersAskedFrom } = RATE_LIMITS.codeSent;
  const isCounted = customer !== undefined && !customer.phoneVerified;
  const range = isCounted ? rangeOf(customer.phone) : randomUUID();
  return (
    (await isWithinLimit(context, numbersAskedFrom, `${range} ${address}`)) &&
    (await isWithinLimit(context, numbersAsked, range))
  );
}

/**
 * Subtracts a code that was entered from the counts of the shared limits, because these limits are
 * meant for codes that nobody reads. Must be called only once per code.
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
 * Counts a one-time code for a guest.
 * @param subject stands for the phone and for what the code allows
 * @throws ApiProblem 429 beyond a limit, with the error code `code-sent` if the previous one-time
 * code can still be entered
 */
export async function consumeGuestCodeLimit(
  context: ApiContext,
  sender: Sender,
  subject: string,
): Promise<void> {
  const waiting = { limit: RATE_LIMITS.guestCode.waiting, subject };
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
