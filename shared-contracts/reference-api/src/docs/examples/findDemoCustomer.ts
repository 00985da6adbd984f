import { isPasswordRight } from '../../customers/passwords';
import type { Database } from '../../database/schema';
import { customers, DEMO_PASSWORD } from '../../seed/data/customers';

/**
 * The seed's first customer. Only where the password is the published one, for then all they have
 * is open to everybody already; whoever has that phone otherwise is a real person.
 */
export async function findDemoCustomer(db: Database): Promise<string | undefined> {
  const phone = customers[0]?.phone ?? '';
  const customer = await db
    .selectFrom('customers')
    .select(['uuid', 'passwordHash'])
    .where('phone', '=', phone)
    .executeTakeFirst();
  if (!customer) return undefined;
  return (await isPasswordRight(customer.passwordHash, DEMO_PASSWORD)) ? customer.uuid : undefined;
}
