import { revokeAccess } from '../customers/accounts';
import { assertPassword, lockCredentials } from '../customers/assertPassword';
import { assertUncommonPassword } from '../customers/credentials';
import { createDataLink } from '../customers/dataLinks';
import { forgetDevices } from '../customers/knownDevices';
import { logAccess } from '../customers/logAccess';
import { notifyOwner, readContacts } from '../customers/notifyOwner';
import { hashPassword } from '../customers/passwords';
import { RATE_LIMITS } from '../customers/rateLimits';
import { inTransaction } from '../database/inTransaction';
import { unauthorized } from '../http/ApiProblem';
import { hashOf } from '../http/accessTokens';
import type { Handlers } from '../http/Handlers';
import { consumeRateLimit } from '../http/rateLimits';
import { deleteCustomer } from './deleteCustomer';

export const accountHandlers: Handlers<'changePassword' | 'requestMyData' | 'deleteAccount'> = {
  async changePassword({ customerUuid, token, body, address, device }, context) {
    if (token === undefined) throw unauthorized();
    const { currentPassword, password } = body;
    const checked = await assertPassword(context, {
      customerUuid,
      password: currentPassword,
      address,
      device,
    });
    const { phone } = await readContacts(context.db, customerUuid);
    await assertUncommonPassword(context, { password, account: phone, address });
    const passwordHash = await hashPassword(password);
    const customer = await inTransaction(context.db, async (trx) => {
      await lockCredentials(trx, { customerUuid, passwordHash: checked, token });
      await trx
        .updateTable('customers')
        .set({ passwordHash })
        .where('uuid', '=', customerUuid)
        .execute();
      await trx
        .deleteFrom('accessTokens')
        .where('customerUuid', '=', customerUuid)
        .where('tokenHash', '!=', hashOf(token))
        .execute();
      await trx
        .updateTable('accessTokens')
        .set({ needsPassword: true })
        .where('tokenHash', '=', hashOf(token))
        .execute();
      // Neither a requested code nor an unfinished sign-up may replace the new password, and links
      // that a thief has requested must stop working.
      await trx
        .updateTable('signUps')
        .set({ passwordHash })
        .where('customerUuid', '=', customerUuid)
        .execute();
      await trx.deleteFrom('resetCodes').where('customerUuid', '=', customerUuid).execute();
      await revokeAccess(trx, customerUuid);
      await forgetDevices(trx, customerUuid);
      return readContacts(trx, customerUuid);
    });
    const by = 'password';
    logAccess(context, { event: 'password-changed', customer: customerUuid, by, network: address });
    notifyOwner(context, 'passwordChanged', customer);
    return { isDone: true };
  },

  async requestMyData({ customerUuid, token, body, address, device }, context) {
    const password = body.currentPassword;
    const passwordHash = await assertPassword(context, {
      customerUuid,
      password,
      address,
      device,
    });
    await consumeRateLimit(context, RATE_LIMITS.dataRequested.account, customerUuid);
    const customer = await readContacts(context.db, customerUuid);
    const url = await createDataLink(context, { customerUuid, passwordHash, token });
    const by = 'password';
    logAccess(context, { event: 'data-requested', customer: customerUuid, by, network: address });
    notifyOwner(context, 'dataRequested', customer);
    return { url };
  },

  async deleteAccount({ customerUuid, token, body, address, device }, context) {
    const password = body.currentPassword;
    const passwordHash = await assertPassword(context, {
      customerUuid,
      password,
      address,
      device,
    });
    const customer = await readContacts(context.db, customerUuid);
    await deleteCustomer(context, customerUuid, (trx) =>
      lockCredentials(trx, { customerUuid, passwordHash, token }),
    );
    const by = 'password';
    logAccess(context, { event: 'account-deleted', customer: customerUuid, by, network: address });
    notifyOwner(context, 'accountDeleted', customer);
    return { isDone: true };
  },
};
