import * as z from 'zod/mini';
import type { Translations } from '../database/translations';
import { daysAgo } from './stable';

/** A text in English, and in other languages as far as somebody has written it in them. */
export const text = z.strictObject({
  en: z.string(),
  bn: z.optional(z.string()),
  fr: z.optional(z.string()),
});
export type Text = z.infer<typeof text>;

export const translationsOf = ({ en: _, ...others }: Text): Translations => others;

/** Columns of a table that has a name. */
export const nameOf = (name: Text) => ({ name: name.en, nameTranslations: translationsOf(name) });

const MOMENT = /^(\d+) days ago, (\d\d):(\d\d)$/;

/** A moment before the day of seeding, in UTC: `12 days ago, 07:30`. */
export const moment = z.pipe(
  z.string().check(z.regex(MOMENT, 'Expected a moment such as "12 days ago, 07:30"')),
  z.transform((written: string) => {
    const [, days, hours, minutes] = MOMENT.exec(written) ?? [];
    return daysAgo(Number(days), Number(hours) * 60 + Number(minutes));
  }),
);

/** A sum in taka. */
export const taka = z.number().check(z.positive());

/** A picture by its path below `market/pictures`, without size and ending. */
export const picture = z.string().check(z.regex(/^[a-z]+\/[a-z0-9-]+$/));

/** Browsers keep media files for good: a repainted picture needs a new name. */
const EDITION = 'e2';

/** Paths of the two sizes of a picture in the media folder. */
export const picturePaths = (path: string) => ({
  smallPath: `${EDITION}/${path}-small.webp`,
  mediumPath: `${EDITION}/${path}-medium.webp`,
});
