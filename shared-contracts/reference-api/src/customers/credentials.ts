import { PASSWORD_LENGTH } from '@marketplace/contracts/api/auth';
import { toLatinDigits, withPhonePrefix } from '@marketplace/contracts/api/phoneNumbers';
import { dictionary } from '@zxcvbn-ts/language-common';
import { ApiProblem } from '../http/ApiProblem';
import type { ApiContext } from '../http/Handlers';
import { isWithinLimit, RATE_LIMITS } from './rateLimits';
import { isMadeOfShop } from './shopPasswords';

/** Normalises an account's name: a phone gets +88, an e-mail address becomes lower case. */
export function normalizeAccount(emailOrPhone: string) {
  const account = withPhonePrefix(emailOrPhone).toLowerCase();
  const isEmail = account.includes('@');
  return {
    account,
    /** Column of `customers` with this name. */
    column: isEmail ? ('email' as const) : ('phone' as const),
    /** Channel that reaches this name. */
    channel: isEmail ? ('email' as const) : ('sms' as const),
  };
}

/** The 18,000 or so most common passwords of leaks, which attackers try first. */
const common = new Set(
  dictionary['passwords-common'].filter((password) => password.length >= PASSWORD_LENGTH.least),
);

/** Also used for leaked passwords, so that the form needs one text. */
const IS_COMMON = 'is one of the most common ones';

const refuse = (why: string) => {
  throw new ApiProblem(400, 'invalid-input', [`password ${why}: please choose another`]);
};

interface ChosenPassword {
  password: string;
  /** Phone or e-mail address of the account. */
  account: string;
  /** Network address of the visitor. */
  address: string;
}

/**
 * @throws ApiProblem 400 if the password is common in any case or digits, contains little but the
 * shop's name or the account's own name, or has leaked
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

/** Also false if the service is down, which must not prevent sign-ups. */
async function isBreached(context: ApiContext, password: string, address: string) {
  const { breachedPasswords, log } = context;
  if (!breachedPasswords) return false;
  // Limits the requests that one network can cause us to send.
  if (!(await isWithinLimit(context, RATE_LIMITS.breachAsked.address, address))) return false;
  return breachedPasswords(password).catch((err: unknown) => {
    log.warn({ err }, 'leaked passwords could not be asked about');
    return false;
  });
}
