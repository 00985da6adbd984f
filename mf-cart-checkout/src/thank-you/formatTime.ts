import { localDigits } from '@marketplace/contracts/i18n/localDigits';

const DHAKA_OFFSET_MS = 6 * 60 * 60 * 1000;

/**
 * Time of day in Dhaka, for example `15:05` or `১৫:০৫`. Like `formatDate` it is the same on the
 * server and on every phone.
 * @param iso time in UTC, validated by the contract
 */
export function formatTime(iso: string, locale: string): string {
  const inDhaka = new Date(Date.parse(iso) + DHAKA_OFFSET_MS);
  return localDigits(inDhaka.toISOString().slice(11, 16), locale);
}
