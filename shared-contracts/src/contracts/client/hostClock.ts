// Each copy of this module would have a value of its own. So only `client` imports the module, and
// all packages share `client`.
let aheadMs = 0;

/**
 * Remembers by how much the API's clock is ahead of this device's clock, which may be wrong.
 * @param date `Date` header of a reply that the API has just made, and not of a cached reply
 */
export function noteHostTime(date: string | undefined): void {
  const hostMs = Date.parse(date ?? '');
  if (!Number.isNaN(hostMs)) aheadMs = hostMs - Date.now();
}

/**
 * Seconds from now until a moment that the API names, by the clock of the API; 0 if the moment has
 * passed. Before the first reply to a write, the clock of this device is used instead.
 * @param moment ISO 8601
 */
export function secondsUntil(moment: string): number {
  const ms = Date.parse(moment) - Date.now() - aheadMs;
  return Math.max(0, Math.floor(ms / 1000));
}
