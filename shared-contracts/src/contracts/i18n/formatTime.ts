import { inDhaka } from '../time/dhakaTime';
import { localDigits } from './localDigits';

/** Parts of the day as Bangla names them, each with the hour at which it begins. */
const BANGLA_PARTS: readonly [number, string][] = [
  [20, 'রাত'],
  [18, 'সন্ধ্যা'],
  [15, 'বিকাল'],
  [12, 'দুপুর'],
  [6, 'সকাল'],
  [4, 'ভোর'],
  [0, 'রাত'],
];

/**
 * Formats the time of day that a moment has in Dhaka, as the given language writes it, for example
 * `3:05 pm`, `বিকাল ৩:০৫` or `15 h 05`. The result is the same on the server and on every phone, as
 * with `formatDate`.
 * @param iso ISO 8601 moment in UTC, validated by the contract
 */
export function formatTime(iso: string, locale: string): string {
  const moment = inDhaka(iso);
  const hour = moment.getUTCHours();
  const minutes = String(moment.getUTCMinutes()).padStart(2, '0');
  if (locale === 'fr') return `${hour} h ${minutes}`;
  const time = `${hour % 12 || 12}:${minutes}`;
  if (locale !== 'bn') return `${time} ${hour < 12 ? 'am' : 'pm'}`;
  const [, part = ''] = BANGLA_PARTS.find(([begin]) => hour >= begin) ?? [];
  return localDigits(`${part} ${time}`, locale);
}
