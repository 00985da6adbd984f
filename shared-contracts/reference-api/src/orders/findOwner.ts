import type { PostalAddress } from '@marketplace/contracts/api/addresses';
import { withPhonePrefix } from '@marketplace/contracts/api/phoneNumbers';
import { lockName } from '../database/locks';
import type { DatabaseTransaction } from '../database/schema';
import { ApiProblem, unauthorized } from '../http/ApiProblem';
import type { OrderRules } from '../http/OrderRules';
import type { Orderer } from '../http/orderer';

/**
 * Finds the account and the phone to which a new order belongs, and locks the phone. A guest's
 * order belongs to the account whose verified phone is the guest's phone, if such an account
 * exists.
 * @throws ApiProblem 409 `phone-unverified` if the customer's phone must be verified first, or a
 * guest's order goes to another phone; 401 if the customer's account does not exist
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
    // Customers and guests both lock the phone before any stock, so that two orders of one phone
    // never deadlock.
    await lockName(trx, customer.phone);
    return { customerUuid, phone: customer.phone, guestPhone: null };
  }
  const { phone } = guest;
  if (withPhonePrefix(shippingAddress.phone) !== phone) throw phoneUnverified();
  // The lock makes a concurrent sign-up with this phone wait, or waits for it. Thus either the
  // sign-up claims this order afterwards, or the query below finds its account.
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
