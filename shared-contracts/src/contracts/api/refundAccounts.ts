import * as z from 'zod/mini';
import { defineCall } from './defineCall';
import { done, line, moment, uuid } from './fields';
import { orderRefund } from './orderRefund';
import { listOf } from './pagination';
import { isMobilePhone, withPhonePrefix } from './phoneNumbers';
import { plainName, plainNumber } from './typedText';
import { WALLET_NAMES } from './walletNames';

/** Names that customers type for wallets, in the form of `plainName`, and the wallets' names. */
const SPELLINGS = [
  ['bkash', 'bKash'],
  ['বিকাশ', 'bKash'],
  ['nagad', 'Nagad'],
  ['নগদ', 'Nagad'],
] as const;

/** Returns the name of the wallet that a text names, e.g. `bkash personal`; a bank's name unchanged. */
function providerOf(typed: string): string {
  const plain = plainName(typed).replace(/[\s-]/g, '');
  return SPELLINGS.find(([spelling]) => plain.includes(spelling))?.[1] ?? typed;
}

const isWallet = (provider: string) => WALLET_NAMES.some((name) => name === provider);

/** The number of an account in the field of the provider would be shown whole. */
const hasNoNumber = (provider: string) => (provider.match(/\p{Nd}/gu)?.length ?? 0) < 5;

/** Numbers of Bangladesh's bank accounts have 11 to 17 digits; some banks have shorter ones. */
const BANK_NUMBER = /^\d{8,20}$/;

const hasFittingNumber = ({ provider, number }: { provider: string; number: string }) =>
  isWallet(provider) ? isMobilePhone(withPhonePrefix(number)) : BANK_NUMBER.test(number);

/** Returns an account whose number has one form: 11 digits for a wallet, as typed for a bank. */
const withPlainNumber = ({ provider, number }: { provider: string; number: string }) => ({
  provider,
  number: isWallet(provider) ? withPhonePrefix(number).replace('+88', '') : number,
});

/** A wallet or bank account to which the market can pay money back. */
export const refundAccountInput = z
  .object({
    /** `bKash`, `Nagad`, or the name of a bank; fewer than 5 digits. */
    provider: line(60).check(
      z.refine(hasNoNumber, { error: 'must be a name without the number of the account' }),
      z.overwrite(providerOf),
    ),
    /** Mobile number of the wallet, or number of the bank account with 8 to 20 digits. */
    number: line(40).check(z.overwrite(plainNumber)),
  })
  .check(
    z.refine(hasFittingNumber, {
      error: 'must be the mobile number of the wallet, or the number of a bank account',
      path: ['number'],
    }),
    z.overwrite(withPlainNumber),
  );

/** An account of the customer for refunds. No reply contains its whole number. */
export const refundAccount = z.object({
  uuid,
  /** `bKash`, `Nagad`, or the name of a bank. */
  provider: z.string(),
  /** Last digits of the number, e.g. `••••0001`. */
  maskedNumber: z.string(),
  createdAt: moment,
});
export type RefundAccount = z.infer<typeof refundAccount>;

/**
 * Lists the customer's accounts for refunds, the newest first. With the token of a guest's order, lists
 * the accounts that the guest has named for that order; the other calls reach only these, too.
 */
export const listRefundAccounts = defineCall({
  id: 'listRefundAccounts',
  summary: "The customer's accounts for refunds",
  method: 'GET',
  path: '/customer/refund-accounts',
  access: 'customer',
  isForGuests: true,
  reply: listOf(refundAccount),
  errors: [401],
  isExtension: true,
});

/**
 * Saves an account for refunds. An account that the customer already has is returned instead of
 * saved again. 409 `too-many` if the customer already has 5 accounts.
 */
export const createRefundAccount = defineCall({
  id: 'createRefundAccount',
  summary: 'Save an account for refunds',
  method: 'POST',
  path: '/customer/refund-accounts',
  access: 'customer',
  isForGuests: true,
  body: refundAccountInput,
  reply: refundAccount,
  errors: [400, 401, 409],
  isIdempotent: true,
  isExtension: true,
});

/**
 * Deletes an account for refunds. A refund that was to go there needs another account. 404 for
 * another customer's account.
 */
export const deleteRefundAccount = defineCall({
  id: 'deleteRefundAccount',
  summary: 'Delete an account for refunds',
  method: 'DELETE',
  path: '/customer/refund-accounts/{uuid}',
  access: 'customer',
  isForGuests: true,
  params: z.object({
    /** Uuid of one of the customer's own accounts. */
    uuid,
  }),
  reply: done,
  errors: [401, 404],
  isExtension: true,
});

/**
 * Names the account to which a person pays a due refund: a refund of a cash order, or one that its
 * payment gateway cannot make. 404 for another customer's order or account, and for a
 * refund of another order. 409 `refund-settled` if the refund is paid already, or goes back by the
 * method with which the customer paid.
 */
export const chooseRefundAccount = defineCall({
  id: 'chooseRefundAccount',
  summary: 'Name the account to which a refund goes',
  method: 'POST',
  path: '/order/my-order/{id}/refund/{refundUuid}/account',
  access: 'customer',
  isForGuests: true,
  params: z.object({
    /** Uuid of the order. */
    id: uuid,
    /** Uuid of the refund (`refunds` of the order). */
    refundUuid: uuid,
  }),
  body: z.object({
    /** Uuid of one of the customer's own accounts. */
    accountUuid: uuid,
  }),
  reply: orderRefund,
  errors: [400, 401, 404, 409],
  isExtension: true,
});
