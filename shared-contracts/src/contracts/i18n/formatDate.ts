import { msg } from '@lingui/core/macro';
import type { I18n } from '@marketplace/contracts/i18n';
import { inDhaka } from '../time/dhakaTime';
import { localDigits } from './localDigits';

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
 * The date of a moment in Dhaka, e.g. `5 May 2024`, `৫ মে ২০২৪` or `5 mai 2024`. Month names come
 * from the messages. The machine's time zone and locale data are not used, so that the server and
 * every phone write the same text.
 * @param iso ISO 8601 moment in UTC, as the API sends it
 * @returns the date; the given text if it is not a moment
 */
export function formatDate(iso: string, i18n: I18n): string {
  const moment = inDhaka(iso);
  const month = MONTHS[moment.getUTCMonth()];
  if (!month) return iso;
  const day = moment.getUTCDate();
  const dayText = i18n.locale === 'fr' && day === 1 ? '1er' : String(day);
  const text = `${dayText} ${i18n._(month)} ${moment.getUTCFullYear()}`;
  return localDigits(text, i18n.locale);
}
