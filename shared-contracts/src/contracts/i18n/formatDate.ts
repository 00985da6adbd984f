import { msg } from '@lingui/core/macro';
import type { I18n } from '@marketplace/contracts/i18n';
import { localDigits } from './localDigits';

// Bangladesh has kept UTC+6 all year round since 2010.
const DHAKA_OFFSET_MS = 6 * 60 * 60 * 1000;

const MONTHS = [
  msg`January`,
  msg`February`,
  msg`March`,
  msg`April`,
  msg`May`,
  msg`June`,
  msg`July`,
  msg`August`,
  msg`September`,
  msg`October`,
  msg`November`,
  msg`December`,
];

/**
 * The day of a moment as it is in Dhaka, e.g. `5 May 2024`, `৫ মে ২০২৪`, `5 mai 2024`. Month names
 * come from the messages and nothing from the machine's own time zone or language data, so that
 * the server and every phone write the same bytes.
 *
 * @param iso ISO 8601 moment in UTC, as the API sends it
 * @returns the text given, where it is no moment
 */
export function formatDate(iso: string, i18n: I18n): string {
  const inDhaka = new Date(Date.parse(iso) + DHAKA_OFFSET_MS);
  const month = MONTHS[inDhaka.getUTCMonth()];
  if (!month) return iso;
  const day = inDhaka.getUTCDate();
  const dayText = i18n.locale === 'fr' && day === 1 ? '1er' : String(day);
  const text = `${dayText} ${i18n._(month)} ${inDhaka.getUTCFullYear()}`;
  return localDigits(text, i18n.locale);
}
