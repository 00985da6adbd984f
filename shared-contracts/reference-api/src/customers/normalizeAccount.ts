import { withPhonePrefix } from '@marketplace/contracts/api/phone';

/** What someone names an account by, as it is stored: a phone with +88, or an e-mail address. */
export function normalizeAccount(emailOrPhone: string) {
  const account = withPhonePrefix(emailOrPhone).toLowerCase();
  const isEmail = account.includes('@');
  return {
    account,
    /** Column of `customers` that holds it. */
    column: isEmail ? ('email' as const) : ('phone' as const),
    /** How it is written to. */
    channel: isEmail ? ('email' as const) : ('sms' as const),
  };
}
