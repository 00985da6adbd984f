import { sql } from 'kysely';
import { findTokenOwner, hashOf } from '../http/accessTokens';
import type { Device } from '../http/deviceCookie';
import type { ApiContext } from '../http/Handlers';

/** The visitor who asks about a sign-up. */
export interface Visitor {
  /** Network. */
  address: string;
  device: Device;
  /** Bearer token, if one was sent. */
  token: string | undefined;
}

interface FoundSignUps {
  /** Accounts of the sign-ups that can be the visitor's. */
  candidates: string[];
  /** True for those of this very browser, or of who has signed in with their password. */
  areOwn: boolean;
  /** False where several can be the visitor's, of whom all but one may be strangers. */
  areToldApart: boolean;
}

/**
 * Sign-ups for a phone that wait to be verified, or did until a day ago: of the visitor, where there are
 * such, or else of everybody.
 */
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
