import { createHash, randomBytes } from 'node:crypto';
import { RELEASE_COOKIE, readCookie } from '@marketplace/contracts/cookies';

const COOKIE_SECONDS = 30 * 24 * 3600;
/** Number of values that four bytes can have. */
const LOTS = 2 ** 32;

interface Drawn<Group> {
  /** `undefined` if the visitor gets the live composition. */
  group?: Group;
  /** `Set-Cookie` header if the visitor has no lot yet. */
  cookie?: string;
}

/**
 * Decides whether a visitor gets a canary. The visitor's cookie contains a random number (the lot),
 * which never changes. The lot is hashed together with the canary's version, so that each canary
 * gets a new selection of visitors. A canary whose share grows keeps its visitors.
 */
export function assignCanary<Group extends { version: string; share: number }>(
  groups: readonly Group[],
  cookies: string,
  isSecure: boolean,
): Drawn<Group> {
  if (groups.length === 0) return {};
  const known = readCookie(cookies, RELEASE_COOKIE);
  const hasLot = known !== undefined && /^[\da-f]{16}$/.test(known);
  const lot = hasLot ? known : randomBytes(8).toString('hex');
  const group = groups.find(({ version, share }) => placeOf(lot, version) < share);
  return { ...(group && { group }), ...(!hasLot && { cookie: cookieOf(lot, isSecure) }) };
}

/** Returns a number from 0 to 1 that depends only on the lot and the version. */
const placeOf = (lot: string, version: string) =>
  createHash('sha256').update(`${lot} ${version}`).digest().readUInt32BE() / LOTS;

const cookieOf = (lot: string, isSecure: boolean) =>
  `${RELEASE_COOKIE}=${lot}; Path=/; Max-Age=${COOKIE_SECONDS}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;
