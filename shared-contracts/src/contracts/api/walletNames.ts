/**
 * Names of the wallets to which the market pays money back. Any other provider of an account is a
 * bank. A file of its own, so that a form does not load the schemas of the calls.
 */
export const WALLET_NAMES = ['bKash', 'Nagad'] as const;
