import { PASSWORD_LENGTH } from '@marketplace/contracts/api/auth';
import { withPhonePrefix } from '@marketplace/contracts/api/phoneNumbers';
import { toLatinDigits } from '@marketplace/contracts/api/typedText';
import { dictionary } from '@zxcvbn-ts/language-common';
import { ApiProblem } from '../http/ApiProblem';
import type { ApiContext } from '../http/Handlers';
import { isWithinLimit, RATE_LIMITS } from './rateLimits';
import { isMadeOfShop } from './shopPasswords';

/**
 * Normalises the phone or e-mail address that a customer signs in with: a phone gets +88, an e-mail
 * address becomes lower case.
 */
export function normalizeAccount(emailOrPhone: string) {
  const account = withPhonePrefix(emailOrPhone).toLowerCase();
  const isEmail = account.includes('@');
  return {
    account,
    /** Column of `customers` with the phone or e-mail address. */
    column: isEmail ? ('email' as const) : ('phone' as const),
    /** Channel for messages to the phone or e-mail address. */
    channel: isEmail ? ('email' as const) : ('sms' as const),
  };
}

/** About 18,000 common passwords from leaks, which attackers try first. */
const common = new Set(
  dictionary['passwords-common'].filter((password) => password.length >= PASSWORD_LENGTH.least),
);

/** Reason for refusing common and leaked passwords. One reason for both saves the form a text. */
const IS_COMMON = 'is one of the most common ones';

const refuse = (why: string) => {
  throw new ApiProblem(400, 'invalid-input', [`password ${why}: please choose another`]);
};

interface ChosenPassword {
  password: string;
  /** Phone or e-mail address of the account. */
  account: string;
  /** Network address of the client. */
  address: string;
}

/**
 * Refuses passwords that are easy to guess. Recognises common passwords in upper or lower case, and
 * with Latin or Bangla digits.
 * @throws ApiProblem 400 if the password is common, consists mostly of the shop's name, equals the
 * account's phone or e-mail address, or has leaked
 */
export async function assertUncommonPassword(
  context: ApiContext,
  { password, account, address }: ChosenPassword,
): Promise<void> {
  if (common.has(toLatinDigits(password.trim().toLowerCase()))) refuse(IS_COMMON);
  if (isMadeOfShop(password, context.brandNames)) {
    refuse('must not be made of the name of the shop');
  }
  if (withPhonePrefix(password).toLowerCase() === account) refuse('must not be the account itself');
  if (await isBreached(context, password, address)) refuse(IS_COMMON);
}

/**
 * True if the leak service knows the password. If that service fails, returns false, so that the
 * failure does not prevent sign-ups.
 */
async function isBreached(context: ApiContext, password: string, address: string) {
  const { breachedPasswords, log } = context;
  if (!breachedPasswords) return false;
  // Limits how many requests to the leak service one network can cause.
  if (!(await isWithinLimit(context, RATE_LIMITS.breachAsked.address, address))) return false;
  return breachedPasswords(password).catch((err: unknown) => {
    log.warn({ err }, 'leaked passwords could not be asked about');
    return false;
  });
}
