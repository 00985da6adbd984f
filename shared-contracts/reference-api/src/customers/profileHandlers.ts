import { isUniqueViolation } from '../database/errors';
import { inTransaction } from '../database/inTransaction';
import type { Database } from '../database/schema';
import { ApiProblem, unauthorized } from '../http/ApiProblem';
import type { ApiContext, Handlers } from '../http/Handlers';
import { consumeRateLimit } from '../http/rateLimits';
import { assertPassword, type CheckedCredentials, lockCredentials } from './assertPassword';
import { sendEmailLink, sendEmailLinkAgain } from './emailLinks';
import { logAccess } from './logAccess';
import { notifyOwner } from './notifyOwner';
import { RATE_LIMITS } from './rateLimits';

export const profileHandlers: Handlers<'getCurrentCustomer' | 'updateCurrentCustomer'> = {
  async getCurrentCustomer({ customerUuid }, { db }) {
    return readCustomer(db, customerUuid);
  },

  async updateCurrentCustomer({ customerUuid, token, body, address, device }, context) {
    const { db } = context;
    const before = await readCustomer(db, customerUuid);
    const email = body.email === undefined ? before.email : (body.email?.toLowerCase() ?? null);
    const isNew = email !== before.email;
    if (isNew) {
      const password = body.currentPassword;
      const passwordHash = await assertPassword(context, {
        customerUuid,
        password,
        address,
        device,
      });
      await changeEmail(context, { before, email, customerUuid, passwordHash, token });
      const by = 'password';
      logAccess(context, { event: 'email-changed', customer: customerUuid, by, network: address });
    }
    if (email !== null && isNew) await sendEmailLink(context, { customerUuid, email });
    // With a request that contains only the unchanged e-mail address, the customer wants another
    // verification link.
    const isAlone =
      body.email !== undefined && body.fullName === undefined && body.mutedMessages === undefined;
    if (email !== null && !isNew && isAlone && !before.emailVerified) {
      await sendEmailLinkAgain(context, { customerUuid, email });
    }
    const { fullName, mutedMessages } = body;
    if (fullName !== undefined || mutedMessages !== undefined) {
      await db
        .updateTable('customers')
        .set({ fullName, mutedMessages })
        .where('uuid', '=', customerUuid)
        .execute();
    }
    return readCustomer(db, customerUuid);
  },
};

async function readCustomer(db: Database, uuid: string) {
  const customer = await db
    .selectFrom('customers')
    .select(['uuid', 'fullName', 'phone', 'email', 'emailVerified', 'phoneVerified'])
    .select('mutedMessages')
    .where('uuid', '=', uuid)
    .executeTakeFirst();
  if (!customer) throw unauthorized();
  return customer;
}

type Customer = Awaited<ReturnType<typeof readCustomer>>;

interface EmailChange extends CheckedCredentials {
  before: Customer;
  /** The new e-mail address. */
  email: string | null;
}

async function changeEmail(
  context: ApiContext,
  { before, email, ...checked }: EmailChange,
): Promise<void> {
  const { uuid, email: old } = before;
  await consumeRateLimit(context, RATE_LIMITS.emailChanged.account, uuid);
  await inTransaction(context.db, async (trx) => {
    await lockCredentials(trx, checked);
    // Fails if another account has the address, even if that account got it in the meantime. The
    // transaction then changes nothing.
    await trx
      .updateTable('customers')
      .set({ email, emailVerified: false })
      .where('uuid', '=', uuid)
      .execute()
      .catch((error: unknown) => {
        throw isUniqueViolation(error) ? emailInUse() : error;
      });
    // Deletes the code that was sent to the old address, so that it no longer gives access.
    await trx
      .deleteFrom('resetCodes')
      .where('customerUuid', '=', uuid)
      .where('channel', '=', 'email')
      .execute();
  });
  // The old e-mail address gets a message even if it is unverified, because there may be no other
  // way to reach the account's owner.
  notifyOwner(context, 'emailChanged', { ...before, emailVerified: old !== null });
}

const emailInUse = () => new ApiProblem(409, 'email-in-use', 'This e-mail address cannot be used');
