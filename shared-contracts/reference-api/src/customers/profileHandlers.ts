import { isUniqueViolation } from '../database/errors';
import type { Database } from '../database/schema';
import { ApiProblem, unauthorized } from '../http/ApiProblem';
import type { ApiContext, Handlers } from '../http/Handlers';
import { consumeRateLimit } from '../http/rateLimits';
import { accountMessages } from './accountMessages';
import { RATE_LIMITS } from './rateLimits';

export const profileHandlers: Handlers<'getCurrentCustomer' | 'updateCurrentCustomer'> = {
  async getCurrentCustomer({ customerUuid }, { db }) {
    return readCustomer(db, customerUuid);
  },

  async updateCurrentCustomer({ customerUuid, body }, context) {
    const { db } = context;
    const before = await readCustomer(db, customerUuid);
    const email = body.email === undefined ? before.email : (body.email?.toLowerCase() ?? null);
    if (email !== before.email) await changeEmail(context, before, email);
    if (body.fullName !== undefined) {
      await db
        .updateTable('customers')
        .set({ fullName: body.fullName })
        .where('uuid', '=', customerUuid)
        .execute();
    }
    return readCustomer(db, customerUuid);
  },
};

async function readCustomer(db: Database, uuid: string) {
  const customer = await db
    .selectFrom('customers')
    .select(['uuid', 'fullName', 'phone', 'email', 'phoneVerified'])
    .where('uuid', '=', uuid)
    .executeTakeFirst();
  if (!customer) throw unauthorized();
  return customer;
}

async function changeEmail(
  context: ApiContext,
  { uuid, email: old }: { uuid: string; email: string | null },
  email: string | null,
): Promise<void> {
  await consumeRateLimit(context, RATE_LIMITS.emailChanged.account, uuid);
  await context.db.transaction().execute(async (trx) => {
    // Taken by another: nothing is changed, also when two take it at once.
    await trx
      .updateTable('customers')
      .set({ email })
      .where('uuid', '=', uuid)
      .execute()
      .catch((error: unknown) => {
        throw isUniqueViolation(error) ? emailInUse() : error;
      });
    // A code on its way to the old address must not open the account any more.
    await trx
      .deleteFrom('resetCodes')
      .where('customerUuid', '=', uuid)
      .where('channel', '=', 'email')
      .execute();
  });
  if (old === null) return;
  context.messenger.send({ ...accountMessages.emailWasChanged, to: old, channel: 'email' });
}

const emailInUse = () => new ApiProblem(409, 'email-in-use', 'This e-mail address cannot be used');
