import { sql } from 'kysely';
import { findTokenOwner, hashOf } from '../http/accessTokens';
import type { Device } from '../http/deviceCookie';
import type { ApiContext } from '../http/Handlers';

/** The visitor who enters or requests a sign-up code. */
export interface Visitor {
  /** Network address. */
  address: string;
  device: Device;
  /** Bearer token, if sent. */
  token: string | undefined;
}

interface FoundSignUps {
  /** Uuids of the accounts for which the visitor may have signed up. */
  candidates: string[];
  /**
   * True if each candidate was signed up for in this browser, or is the account to which the
   * visitor is signed in.
   */
  areOwn: boolean;
  /** False if there are several sign-ups and none is known to be the visitor's. */
  areToldApart: boolean;
}

/** Finds a phone's stored sign-ups: the visitor's own sign-ups if there are any, otherwise all. */
export async function findSignUps(
  context: ApiContext,
  phone: string,
  { address, device, token }: Visitor,
): Promise<FoundSignUps> {
  const deviceHash = device.token === undefined ? null : hashOf(device.token);
  const signedIn = token === undefined ? undefined : await findTokenOwner(context, token, address);
  const all = await context.db
    .selectFrom('signUps')
    .select(['customerUuid', sql<boolean>`bool_or(device_hash = ${deviceHash})`.as('isOwn')])
    .where('phone', '=', phone)
    .groupBy('customerUuid')
    .execute();
  const own = all.filter(({ isOwn, customerUuid }) => isOwn || customerUuid === signedIn);
  const areOwn = own.length > 0;
  return {
    candidates: (areOwn ? own : all).map(({ customerUuid }) => customerUuid),
    areOwn,
    areToldApart: areOwn || all.length <= 1,
  };
}
