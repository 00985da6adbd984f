import { createHash } from 'node:crypto';

/** Computes a uuid of version 5's form, which is the same for the same name on every machine. */
export function stableUuid(name: string): string {
  const hex = createHash('sha1').update(`nodibazar:${name}`).digest('hex');
  const variant = ((Number.parseInt(hex.slice(16, 18), 16) & 0x3f) | 0x80).toString(16);
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `5${hex.slice(13, 16)}`,
    `${variant}${hex.slice(18, 20)}`,
    hex.slice(20, 32),
  ].join('-');
}

/** Computes a whole number from 0 to `limit - 1` that depends only on the name. */
export function stableNumber(name: string, limit: number): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < name.length; i += 1) {
    hash = Math.imul(hash ^ name.charCodeAt(i), 0x01000193);
  }
  // With FNV alone, similar names have similar hashes; this last step spreads them.
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  hash = Math.imul(hash ^ (hash >>> 12), 0x297a2d39);
  return ((hash ^ (hash >>> 15)) >>> 0) % limit;
}

/**
 * Picks an entry of the list that depends only on the name.
 * @throws Error if the list is empty
 */
export function stablePick<T>(name: string, list: readonly T[]): T {
  const found = list[stableNumber(name, list.length)];
  if (found === undefined) throw new Error(`Nothing to pick from for "${name}".`);
  return found;
}

const DAY_MS = 86_400_000;

/**
 * Midnight before the process began, in milliseconds. Thus all dates of the seeded market are in
 * the past, and the same for every seeding of one day.
 */
const TODAY = Math.floor(Date.now() / DAY_MS) * DAY_MS;

/** Computes a time before the day of seeding, so that a demonstration always looks recent. */
export function daysAgo(days: number, minutes = 0): Date {
  return new Date(TODAY - days * DAY_MS + minutes * 60_000);
}
