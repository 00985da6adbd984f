import type { PostalAddress } from '@marketplace/contracts/api/addresses';
import { withPhonePrefix } from '@marketplace/contracts/api/phoneNumbers';
import { lockName } from '../database/locks';
import type { DatabaseTransaction } from '../database/schema';
import { ApiProblem, unauthorized } from '../http/ApiProblem';
import type { OrderRules } from '../http/OrderRules';
import type { Orderer } from '../http/orderer';

/**
 * Finds the account and the phone to which a new order belongs, and locks the phone. A guest's
 * order belongs to the account that has verified the guest's phone, if there is such an account.
 * @throws ApiProblem 409 `phone-unverified` if the customer's phone must be verified first, or if
 * the shipping address of a guest's order has another phone; 401 if there is no such customer
 */
export async function findOwner(
  trx: DatabaseTransaction,
  { customerUuid, guest }: Orderer,
  { shippingAddress, rules }: { shippingAddress: PostalAddress; rules: OrderRules },
) {
  if (!guest) {
    const customer = await trx
      .selectFrom('customers')
      .select(['phone', 'phoneVerified'])
      .where('uuid', '=', customerUuid)
      .executeTakeFirst();
    if (!customer) throw unauthorized();
    if (rules.isPhoneVerified && !customer.phoneVerified) throw phoneUnverified();
    // Orders of customers and of guests lock the phone before the stock, so that two orders of one
    // phone never deadlock.
    await lockName(trx, customer.phone);
    return { customerUuid, phone: customer.phone, guestPhone: null };
  }
  const { phone } = guest;
  if (withPhonePrefix(shippingAddress.phone) !== phone) throw phoneUnverified();
  // A concurrent verification of a sign-up locks the phone too. If it happens after this order, it
  // claims the order. If it happens before, the query below finds its account.
  await lockName(trx, phone);
  const account = await trx
    .selectFrom('customers')
    .select('uuid')
    .where('phone', '=', phone)
    .where('phoneVerified', '=', true)
    .executeTakeFirst();
  return { customerUuid: account?.uuid ?? null, phone, guestPhone: phone };
}

const phoneUnverified = () =>
  new ApiProblem(
    409,
    'phone-unverified',
    'Verify the phone first: enter the code that was sent to it',
  );
