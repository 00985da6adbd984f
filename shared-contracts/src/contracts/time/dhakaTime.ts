/**
 * Offset of the time in Bangladesh from UTC. It is the same all year: the country has had no
 * daylight saving time since 2010.
 */
export const DHAKA_OFFSET_MS = 6 * 60 * 60 * 1000;

/**
 * Adds Dhaka's offset to a moment, so that `getUTCHours()`, `toISOString()` and the like give the
 * date and time in Dhaka.
 * @param iso ISO 8601 moment in UTC, as the API sends it
 */
export const inDhaka = (iso: string) => new Date(Date.parse(iso) + DHAKA_OFFSET_MS);
