import type { I18n } from '@marketplace/contracts/i18n';
import { formatDate } from './formatDate';
import { formatTime } from './formatTime';

/** Time of day, in UTC, of the last millisecond of a day in Dhaka. */
const END_OF_DAY = 'T17:59:59.999Z';

/**
 * Formats a deadline. If it is the end of a day in Dhaka, the result is only a date, such as `5 May
 * 2024`. Otherwise it is a date and a time, such as `5 May 2024, 3:05 pm`.
 * @param iso ISO 8601 moment in UTC, as the API sends it
 */
export const formatDeadline = (iso: string, i18n: I18n): string =>
  iso.endsWith(END_OF_DAY)
    ? formatDate(iso, i18n)
    : `${formatDate(iso, i18n)}, ${formatTime(iso, i18n.locale)}`;
