import { PASSWORD_LENGTH } from '@marketplace/contracts/api/auth';
import { toLatinDigits, withPhonePrefix } from '@marketplace/contracts/api/phoneNumbers';
import { dictionary } from '@zxcvbn-ts/language-common';
import { ApiProblem } from '../http/ApiProblem';
import type { ApiContext } from '../http/Handlers';
import { isWithinLimit, RATE_LIMITS } from './rateLimits';
import { isMadeOfShop } from './shopPasswords';

/** Normalises the name of an account: a phone with +88, or an e-mail address in lower case. */
export function normalizeAccount(emailOrPhone: string) {
  const account = withPhonePrefix(emailOrPhone).toLowerCase();
  const isEmail = account.includes('@');
  return {
    account,
    /** Column of `customers` that holds it. */
    column: isEmail ? ('email' as const) : ('phone' as const),
    /** Channel its messages are sent over. */
    channel: isEmail ? ('email' as const) : ('sms' as const),
  };
}

/** Nearly 18,000 of the passwords that leaks hold most often, and that guessing tries first. */
const common = new Set(
  dictionary['passwords-common'].filter((password) => password.length >= PASSWORD_LENGTH.least),
);

/** The same for one that has leaked: the form has one text for both. */
const IS_COMMON = 'is one of the most common ones';

const refuse = (why: string) => {
  throw new ApiProblem(400, 'invalid-input', [`password ${why}: please choose another`]);
};

interface ChosenPassword {
  password: string;
  /** Phone or e-mail it is to open. */
  account: string;
  /** Network of the visitor. */
  address: string;
}

/**
 * @throws ApiProblem 400 when everybody has the password, in whatever case or digits, when it
 * is made of the shop's name, when it is the account's own, or when it has leaked
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

/** False also where nobody can say: a service that is down must not keep people from signing up. */
async function isBreached(context: ApiContext, password: string, address: string) {
  const { breachedPasswords, log } = context;
  if (!breachedPasswords) return false;
  // Past this, nothing is asked for a network: it must not have us send without end.
  if (!(await isWithinLimit(context, RATE_LIMITS.breachAsked.address, address))) return false;
  return breachedPasswords(password).catch((err: unknown) => {
    log.warn({ err }, 'leaked passwords could not be asked about');
    return false;
  });
}
