import { randomUUID } from 'node:crypto';
import { MOST_PASSKEYS, type Passkey } from '@marketplace/contracts/api/passkeys';
import { isUniqueViolation } from '../database/errors';
import { inTransaction } from '../database/inTransaction';
import type { Database, DatabaseTransaction } from '../database/schema';
import { ApiProblem, notFound, unauthorized } from '../http/ApiProblem';
import { createToken, revokeToken } from '../http/accessTokens';
import type { ApiContext, Handlers } from '../http/Handlers';
import { consumeRateLimit, restoreRateLimitUse } from '../http/rateLimits';
import { lockCredentials } from './assertPassword';
import { assertRecentSignIn, findRecentSignIn } from './assertRecentSignIn';
import { logAccess } from './logAccess';
import { notifyOwner, readContacts } from './notifyOwner';
import { openSession, reportSignIn } from './openSession';
import {
  ALGORITHMS,
  relyingParty,
  userHandleOf,
  verifyNewCredential,
  verifySignedChallenge,
} from './passkeyCeremonies';
import { CHALLENGE_MS, createChallenge, spendChallenge } from './passkeyChallenges';
import { RATE_LIMITS } from './rateLimits';

export const passkeyHandlers: Handlers<
  | 'addPasskey'
  | 'deletePasskey'
  | 'listPasskeys'
  | 'signInByPasskey'
  | 'startPasskey'
  | 'startPasskeySignIn'
> = {
  async listPasskeys({ customerUuid, token }, context) {
    const items = (await readPasskeys(context.db, customerUuid)).map(shown);
    return { items, needsPassword: !(await findRecentSignIn(context, token)) };
  },

  async startPasskey({ customerUuid, token, body, address, device }, context) {
    if (token === undefined) throw unauthorized();
    const password = body.currentPassword;
    const given = { customerUuid, token, password, address, device };
    const { passwordHash } = await assertRecentSignIn(context, given);
    await consumeRateLimit(context, RATE_LIMITS.passkeyMade.account, customerUuid);
    const { phone, fullName, phoneVerified } = await readOwner(context.db, customerUuid);
    if (!phoneVerified) {
      throw new ApiProblem(409, 'phone-unverified', 'Verify your phone before you add a passkey');
    }
    const known = await readPasskeys(context.db, customerUuid);
    if (known.length >= MOST_PASSKEYS) throw tooMany();
    const { id, name } = relyingParty(context);
    return {
      challenge: await inTransaction(context.db, async (trx) => {
        // A new password deletes the challenges that exist. None may be created after it.
        await lockCredentials(trx, { customerUuid, passwordHash, token });
        const holder = { purpose: 'add', token, customerUuid } as const;
        return createChallenge({ db: trx, now: context.now }, holder);
      }),
      rp: { id, name },
      user: { id: userHandleOf(customerUuid), name: phone, displayName: fullName },
      pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: 'public-key' as const, alg })),
      timeout: CHALLENGE_MS,
      excludeCredentials: known.map(({ credentialId, transports }) => ({
        id: credentialId,
        type: 'public-key' as const,
        transports,
      })),
      authenticatorSelection: {
        residentKey: 'required',
        requireResidentKey: true,
        userVerification: 'required',
      },
      attestation: 'none',
    };
  },

  async addPasskey({ customerUuid, token, body: { credential }, address, device }, context) {
    if (token === undefined) throw unauthorized();
    const { clientDataJSON, transports = [] } = credential.response;
    const holder = { purpose: 'add' as const, token, customerUuid };
    // Reads the hash before the challenge, which a new password deletes.
    const { passwordHash } = await readOwner(context.db, customerUuid);
    const challenge = await spendChallenge(context, clientDataJSON, holder);
    const key = challenge && (await verifyNewCredential(context, credential, challenge));
    if (!key) throw wrongPasskey(customerUuid);
    const passkey = {
      ...key,
      uuid: randomUUID(),
      customerUuid,
      transports,
      name: device.name,
      createdAt: context.now(),
      lastUsedAt: null,
    };
    await inTransaction(context.db, async (trx) => {
      // The lock also prevents simultaneous requests from exceeding the limit.
      await lockCredentials(trx, { customerUuid, passwordHash, token });
      const known = await readPasskeys(trx, customerUuid);
      if (known.length >= MOST_PASSKEYS) throw tooMany();
      await trx.insertInto('passkeys').values(passkey).execute();
    }).catch((error: unknown) => {
      // The id of a key is random, so only an attacker sends one that is known.
      throw isUniqueViolation(error) ? wrongPasskey(customerUuid) : error;
    });
    await report(context, { event: 'passkey-added', customerUuid, by: 'session', address });
    return shown(passkey);
  },

  async deletePasskey({ customerUuid, params, body, token, address, device }, context) {
    const { uuid } = params;
    const own = await readPasskeys(context.db, customerUuid);
    // Looks for the passkey before the password, as `endSession` does.
    if (!own.some((passkey) => passkey.uuid === uuid)) throw notFound('That passkey');
    const password = body.currentPassword;
    const given = { customerUuid, token, password, address, device };
    const { by } = await assertRecentSignIn(context, given);
    const deleted = await context.db
      .deleteFrom('passkeys')
      .where('uuid', '=', uuid)
      .where('customerUuid', '=', customerUuid)
      .returning('uuid')
      .executeTakeFirst();
    if (!deleted) throw notFound('That passkey');
    await report(context, { event: 'passkey-deleted', customerUuid, by, address });
    return { isDone: true };
  },

  async startPasskeySignIn({ device, address }, context) {
    await consumeRateLimit(context, RATE_LIMITS.passkey.asked, address);
    const token = device.token ?? createToken();
    if (device.token === undefined) device.keep(token);
    return {
      challenge: await createChallenge(context, { purpose: 'sign-in', token }),
      rpId: relyingParty(context).id,
      timeout: CHALLENGE_MS,
      userVerification: 'required',
    };
  },

  async signInByPasskey({ body: { credential }, token, address, device }, context) {
    const { db } = context;
    const { asked, tried } = RATE_LIMITS.passkey;
    await consumeRateLimit(context, tried, address);
    const challenge =
      device.token &&
      (await spendChallenge(context, credential.response.clientDataJSON, {
        purpose: 'sign-in',
        token: device.token,
      }));
    const key = await findKey(db, credential.id);
    if (!challenge || !key) throw wrongPasskey(key?.customerUuid);
    const counter = await verifySignedChallenge(context, credential, { challenge, key });
    if (counter === undefined) throw wrongPasskey(key.customerUuid);
    const signedIn = await inTransaction(db, async (trx) => {
      const customer = await lockSigner(trx, key.customerUuid);
      // The passkey may have been deleted meanwhile, or have signed in with a higher counter.
      const used = await trx
        .updateTable('passkeys')
        .set({ counter, lastUsedAt: context.now() })
        .where('uuid', '=', key.uuid)
        .where('counter', '=', key.counter)
        .returning('uuid')
        .executeTakeFirst();
      if (!customer || !used) throw wrongPasskey(key.customerUuid);
      const at = { customerUuid: customer.uuid, device, address };
      return { customer, ...(await openSession(trx, context, at)) };
    });
    // Revokes the token that this browser sent, because somebody else may have planted it there.
    if (token) await revokeToken(db, token);
    for (const limit of [asked, tried]) await restoreRateLimitUse(context, limit, address);
    const { customer, isKnown, ...issued } = signedIn;
    await reportSignIn(context, { customer, by: 'passkey', address, isKnown });
    return { ...issued, phoneVerified: customer.phoneVerified };
  },
};

/** One message for each reason, which must not reveal whether a passkey exists. */
const wrongPasskey = (customer: string | undefined) =>
  new ApiProblem(
    400,
    'wrong-passkey',
    'This passkey did not work. Please try again, or use your password.',
    { customer },
  );

const tooMany = () =>
  new ApiProblem(409, 'too-many', `No more than ${MOST_PASSKEYS} passkeys are kept`);

const shown = ({ uuid, name, createdAt, lastUsedAt }: PasskeyRow): Passkey => ({
  uuid,
  name,
  createdAt: createdAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
});

interface PasskeyRow {
  uuid: string;
  name: string | null;
  createdAt: Date;
  lastUsedAt: Date | null;
}

const readPasskeys = (db: Database | DatabaseTransaction, customerUuid: string) =>
  db
    .selectFrom('passkeys')
    .selectAll()
    .where('customerUuid', '=', customerUuid)
    .orderBy('createdAt', 'desc')
    .orderBy('uuid')
    .execute();

const findKey = (db: Database, credentialId: string) =>
  db
    .selectFrom('passkeys')
    .select(['uuid', 'customerUuid', 'credentialId', 'publicKey', 'counter'])
    .where('credentialId', '=', credentialId)
    .executeTakeFirst();

/**
 * Locks the customer for a sign-in. A simultaneous new password happens either after the sign-in and
 * revokes its token, or before and deletes the passkey.
 */
const lockSigner = (trx: DatabaseTransaction, uuid: string) =>
  trx
    .selectFrom('customers')
    .select(['uuid', 'phone', 'phoneVerified', 'email', 'emailVerified'])
    .where('uuid', '=', uuid)
    .forShare()
    .executeTakeFirst();

async function readOwner(db: Database, uuid: string) {
  const owner = await db
    .selectFrom('customers')
    .select(['fullName', 'phone', 'phoneVerified', 'passwordHash'])
    .where('uuid', '=', uuid)
    .executeTakeFirst();
  if (!owner) throw unauthorized();
  return owner;
}

interface Change {
  event: 'passkey-added' | 'passkey-deleted';
  customerUuid: string;
  by: 'password' | 'session';
  address: string;
}

/** Logs a change of the passkeys, and notifies the owner of the account. */
async function report(context: ApiContext, { event, customerUuid, by, address }: Change) {
  logAccess(context, { event, customer: customerUuid, by, network: address });
  const what = event === 'passkey-added' ? 'passkeyAdded' : 'passkeyDeleted';
  notifyOwner(context, what, await readContacts(context.db, customerUuid));
}
