import * as z from 'zod/mini';
import type { Translations } from '../database/translations';
import { daysAgo } from './stable';

/** A text in English, with optional translations. */
export const text = z.strictObject({
  en: z.string(),
  bn: z.optional(z.string()),
  fr: z.optional(z.string()),
});
export type Text = z.infer<typeof text>;

export const translationsOf = ({ en: _, ...others }: Text): Translations => others;

/** Builds the columns for a name and its translations, which several tables have. */
export const nameOf = (name: Text) => ({ name: name.en, nameTranslations: translationsOf(name) });

const MOMENT = /^(\d+) days ago, (\d\d):(\d\d)$/;

/** A moment in UTC, written as days before the seeding and a time of day: `12 days ago, 07:30`. */
export const moment = z.pipe(
  z.string().check(z.regex(MOMENT, 'Expected a moment such as "12 days ago, 07:30"')),
  z.transform((written: string) => {
    const [, days, hours, minutes] = MOMENT.exec(written) ?? [];
    return daysAgo(Number(days), Number(hours) * 60 + Number(minutes));
  }),
);

export const taka = z.number().check(z.positive());

/** Path of a picture below its edition's folder, without size and file extension. */
export const picture = z.string().check(z.regex(/^[a-z]+\/[a-z0-9-]+$/));

/**
 * Folder of the current pictures. A changed picture needs a new path, because browsers cache
 * pictures forever.
 */
const EDITION = 'e2';

/** Paths of a picture's small and medium file in the media folder. */
export const picturePaths = (path: string) => ({
  smallPath: `${EDITION}/${path}-small.webp`,
  mediumPath: `${EDITION}/${path}-medium.webp`,
});
