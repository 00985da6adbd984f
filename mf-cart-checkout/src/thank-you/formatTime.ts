import { localDigits } from '@marketplace/contracts/i18n/localDigits';

const DHAKA_OFFSET_MS = 6 * 60 * 60 * 1000;

/**
 * Time of the day in Dhaka, e.g. `15:05`, `১৫:০৫`: as for `formatDate`, the same on the server and on
 * every phone.
 *
 * @param iso moment in UTC, as the contract has checked it
 */
export function formatTime(iso: string, locale: string): string {
  const inDhaka = new Date(Date.parse(iso) + DHAKA_OFFSET_MS);
  return localDigits(inDhaka.toISOString().slice(11, 16), locale);
}
