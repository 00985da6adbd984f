import type { Database, DataContext } from '../database/schema';
import { createToken, hashOf } from '../http/accessTokens';
import { DEVICE_SECONDS, type Device } from '../http/deviceCookie';
import { lifetimeStart } from '../http/testSession';

/**
 * Records that a customer has signed in from a browser.
 * @returns false if the customer had not signed in from this browser before
 */
export async function recognizeDevice(
  db: Database,
  device: Device,
  { customerUuid, now }: { customerUuid: string; now: Date },
): Promise<boolean> {
  const sent = device.token === undefined ? undefined : hashOf(device.token);
  const known =
    sent !== undefined && (await noteSignIn(db, { tokenHash: sent, customerUuid, now }));
  if (known) return true;
  const tokenHash = await renewDevice(db, device);
  const seenAt = lifetimeStart(now);
  await db.insertInto('knownDevices').values({ tokenHash, customerUuid, seenAt }).execute();
  return false;
}

/**
 * Gives a browser a new device token, and moves its known sign-ins to that token. An attacker who
 * has planted the old token in the browser does not know the new token.
 * @returns hash of the new token
 */
export async function renewDevice(db: Database, device: Device): Promise<string> {
  const token = createToken();
  const tokenHash = hashOf(token);
  if (device.token !== undefined) {
    const before = hashOf(device.token);
    await db
      .updateTable('knownDevices')
      .set({ tokenHash })
      .where('tokenHash', '=', before)
      .execute();
  }
  device.keep(token);
  return tokenHash;
}

/**
 * True if the browser has signed in to the account before, and the account's phone is verified. An
 * unverified account does not count, because anybody can sign up with any phone. Otherwise an
 * attacker's browser could get the separate rate limits of known devices.
 */
export async function isKnownDevice(
  db: Database,
  { device, account }: { device: Device; account: string },
): Promise<boolean> {
  if (device.token === undefined) return false;
  const known = await db
    .selectFrom('knownDevices')
    .innerJoin('customers', 'customers.uuid', 'knownDevices.customerUuid')
    .select('customerUuid')
    .where('tokenHash', '=', hashOf(device.token))
    .where('phoneVerified', '=', true)
    .where((is) => is.or([is('phone', '=', account), is('email', '=', account)]))
    .executeTakeFirst();
  return known !== undefined;
}

interface SignedIn {
  tokenHash: string;
  customerUuid: string;
  now: Date;
}

async function noteSignIn(db: Database, { tokenHash, customerUuid, now }: SignedIn) {
  const known = await db
    .updateTable('knownDevices')
    .set({ seenAt: lifetimeStart(now) })
    .where('tokenHash', '=', tokenHash)
    .where('customerUuid', '=', customerUuid)
    .returning('customerUuid')
    .executeTakeFirst();
  return known !== undefined;
}

/**
 * Forgets all known devices of a customer. After a password change, the next sign-in from each
 * device is therefore reported to the customer again.
 */
export async function forgetDevices(db: Database, customerUuid: string): Promise<void> {
  await db.deleteFrom('knownDevices').where('customerUuid', '=', customerUuid).execute();
}

export async function deleteExpiredDevices({ db, now }: DataContext): Promise<void> {
  const since = new Date(now().getTime() - DEVICE_SECONDS * 1000);
  await db.deleteFrom('knownDevices').where('seenAt', '<', since).execute();
}
