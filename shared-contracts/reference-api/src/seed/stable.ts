import { createHash } from 'node:crypto';

/**
 * Computes a uuid from a name, in the form of version 5. A name has the same uuid on every machine.
 */
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

/** Computes a whole number from 0 to `limit - 1`. The same name always gives the same number. */
export function stableNumber(name: string, limit: number): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < name.length; i += 1) {
    hash = Math.imul(hash ^ name.charCodeAt(i), 0x01000193);
  }
  // FNV gives similar names similar hashes; the following steps spread them.
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  hash = Math.imul(hash ^ (hash >>> 12), 0x297a2d39);
  return ((hash ^ (hash >>> 15)) >>> 0) % limit;
}

/**
 * Picks an entry of a list. The same name always picks the same entry.
 * @throws Error if the list is empty
 */
export function stablePick<T>(name: string, list: readonly T[]): T {
  const found = list[stableNumber(name, list.length)];
  if (found === undefined) throw new Error(`Nothing to pick from for "${name}".`);
  return found;
}

const DAY_MS = 86_400_000;

/**
 * The last midnight (UTC) before the process began, in milliseconds. Dates are counted back from
 * here, so they are in the past, and are the same for all seedings of one day.
 */
const TODAY = Math.floor(Date.now() / DAY_MS) * DAY_MS;

/**
 * Returns the time `minutes` after the midnight (UTC) that is `days` days before `TODAY`. Counts
 * back from the day of seeding, so that a demonstration never looks outdated.
 */
export function daysAgo(days: number, minutes = 0): Date {
  return new Date(TODAY - days * DAY_MS + minutes * 60_000);
}
