import { hasEnded, isPreview, readExpiry } from '../channels';
import type { CommandContext } from './Verb';

const DEFAULT_DAYS = 7;
const MOST_DAYS = 90;
const DAY_MS = 86_400_000;

/**
 * Returns the time at which a channel expires. A preview expires some days after its last release.
 * Permanent channels never expire.
 * @param days as typed in the command
 * @returns ISO 8601, or undefined for a permanent channel
 * @throws Error that states the allowed number of days
 */
export function previewExpiry(
  channel: string,
  days: string | undefined,
  now: Date,
): string | undefined {
  if (!isPreview(channel)) {
    if (days !== undefined) throw new Error(`--expires is for previews; ${channel} stays.`);
    return undefined;
  }
  const count = days === undefined ? DEFAULT_DAYS : Number(days);
  if (!(count > 0 && count <= MOST_DAYS)) {
    throw new Error(`--expires is "${days}": give a number of days up to ${MOST_DAYS}.`);
  }
  return new Date(now.getTime() + count * DAY_MS).toISOString();
}

/**
 * Returns the time at which a channel expires after a promotion: a preview keeps its end, or ends
 * after the default number of days if it is new, has ended or had no end.
 * @returns ISO 8601, or undefined for a permanent channel
 */
export async function expiryAfterPromotion(
  { storage, now }: Pick<CommandContext, 'storage' | 'now'>,
  channel: string,
): Promise<string | undefined> {
  const known = isPreview(channel) ? await readExpiry(storage, channel) : undefined;
  return known && !hasEnded(known) ? known : previewExpiry(channel, undefined, now());
}
