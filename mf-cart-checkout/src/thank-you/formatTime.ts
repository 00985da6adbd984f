import { localDigits } from '@marketplace/contracts/i18n/localDigits';

const DHAKA_OFFSET_MS = 6 * 60 * 60 * 1000;

/**
 * Formats a time of day in Dhaka, for example `15:05` or `১৫:০৫`. The result is the same on the
 * server and on every phone, as with `formatDate`.
 * @param iso time in UTC, validated by the contract
 */
export function formatTime(iso: string, locale: string): string {
  const inDhaka = new Date(Date.parse(iso) + DHAKA_OFFSET_MS);
  return localDigits(inDhaka.toISOString().slice(11, 16), locale);
}
