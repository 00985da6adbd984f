import * as z from 'zod/mini';
import { plainAddress } from './phoneNumbers';
import { MAX_SEARCH, oneLine, plainNumber, severalLines } from './typedText';

// Stops zod from generating code in a browser, where a strict CSP forbids it. Zod reads this
// setting when a schema is created. Nearly every file with schemas imports this file, so this line
// runs before those schemas are created.
if (typeof window !== 'undefined') z.config({ jitless: true });

/** Upper limit for a name, title or other text of one line, in characters. */
export const MAX_LINE = 200;
/** Upper limit for a text of several lines, in characters. */
export const MAX_NOTE = 1000;

/** An 8-4-4-4-12 uuid of any version. */
export const uuid = z.guid({ error: 'must be a uuid' });

const atMost = (longest: number) =>
  z.maxLength(longest, { error: `must have at most ${longest} characters` });
const notEmpty = z.minLength(1, { error: 'must not be empty' });
const text = () => z.string({ error: 'must be a text' });

/**
 * A text of one line, trimmed and not empty. Line breaks and control characters become a space, and
 * invisible characters are removed. Otherwise a name could begin a new line in a message or reverse
 * the message's text.
 */
export const line = (longest = MAX_LINE) =>
  text().check(z.overwrite(oneLine), notEmpty, atMost(longest));

/** A text of one line that may be left out, null or empty. */
export const optionalLine = (longest = MAX_LINE) =>
  z.nullish(text().check(z.overwrite(oneLine), atMost(longest)));

/** A text of several lines, trimmed and not empty, without invisible characters. */
export const note = () => text().check(z.overwrite(severalLines), notEmpty, atMost(MAX_NOTE));

/** A text of several lines that may be left out, null or empty. */
export const optionalNote = () =>
  z.nullish(text().check(z.overwrite(severalLines), atMost(MAX_NOTE)));

/** A search text, which is parsed like `line` but may be empty. */
export const searchText = () => text().check(z.overwrite(oneLine), atMost(MAX_SEARCH));

/** Taka with at most two decimals, e.g. `1234.5`. */
export const taka = z.number({ error: 'must be an amount in taka' });

/** A number of items: a whole number, 0 or more. */
export const count = z.int({ error: 'must be a whole number' }).check(z.gte(0));

/** Number of pieces: a whole number from 1 (specification section 9) to 9999. */
export const quantity = z
  .int({ error: 'must be a whole number' })
  .check(z.gte(1, { error: 'must be at least 1' }), z.lte(9999, { error: 'must be at most 9999' }));

/** A whole number in a query string, from `least` to `most`. */
export const queryInteger = (least: number, most: number) => {
  const error = `must be a whole number from ${least} to ${most}`;
  return z.coerce
    .number<number | string>({ error })
    .check(z.int({ error }), z.gte(least, { error }), z.lte(most, { error }));
};

/** A uuid filter that may be repeated in the query: `?x=1&x=2`. */
export const queryUuids = z.optional(
  z.union([uuid, z.array(uuid).check(z.maxLength(50))], { error: 'must be one or more uuids' }),
);

/** Moment in UTC (ISO 8601), e.g. `2024-05-01T09:30:00.000Z`. */
export const moment = z.iso.datetime();

/**
 * Language of a text, written as in HTML's `lang`; left out if it is the reply's language (see
 * `isTranslated`).
 */
export const otherLanguage = z.optional(z.string());

/** A picture in two sizes (specification section 3), which depend on its subject. */
export const picture = z.object({
  /** 320 px wide; a logo is 160, a banner or blog picture 640, a slide 800 px wide. */
  smallImageUrl: z.string(),
  /** 800 px wide; a logo is 320, a banner or blog picture 1280, a slide 1600 px wide. */
  mediumImageUrl: z.string(),
});
export type Picture = z.infer<typeof picture>;

/** URLs of the customer's own uploads: `mediumImageUrl` in the reply of `uploadFiles`. */
export const uploadedImageUrls = z.optional(
  z
    .array(z.string({ error: 'must be a text' }).check(z.maxLength(500)), {
      error: 'must be a list of picture URLs',
    })
    .check(z.maxLength(5, { error: 'must hold at most 5 pictures' })),
);

/** A reply that contains no data. */
export const done = z.object({
  /** Never false, because a failed request gets an error reply instead. */
  isDone: z.literal(true),
});

/**
 * A phone number as people type and paste it. Spaces, hyphens and brackets are removed; the API
 * adds the prefix by `withPhonePrefix`. The pattern allows spaces and hyphens although they are
 * already removed, because the API's documentation shows the pattern to clients.
 */
export const phone = text().check(
  z.overwrite(plainNumber),
  notEmpty,
  atMost(30),
  z.regex(/^\+?[\d০-৯][\d০-৯ -]{5,}$/, { error: 'must be a phone number' }),
);

/** An e-mail address. Mail servers accept at most 254 characters (RFC 5321). */
export const emailAddress = text().check(
  z.overwrite(plainAddress),
  atMost(254),
  z.email({ error: 'must be an e-mail address' }),
);

/** Name of a resource in URLs (its slug), in lower case even if the URL has capitals. */
export const handle = line().check(z.toLowerCase());
