import * as z from 'zod/mini';
import { LOCALES } from '../i18n/locale';
import { INFORMATION_PAGES } from '../informationSlugs';
import { defineCall } from './defineCall';
import { moment } from './fields';

const slug = z.enum(INFORMATION_PAGES, {
  error: `must be one of ${INFORMATION_PAGES.join(', ')}`,
});
const language = z.enum(LOCALES, { error: `must be one of ${LOCALES.join(', ')}` });

/** A page about the market in one language, written by the market. */
export const informationPage = z.object({
  /** Path of the page, without the leading slash. */
  slug,
  /** Language of all texts of the page. */
  language,
  title: z.string(),
  /** A sentence of plain text for search engines. */
  description: z.string(),
  /** When the page was last changed; visitors see only the day. */
  updatedAt: moment,
  /** HTML before the first section, sanitised by the API; it may be empty. */
  intro: z.string(),
  /** Sections in reading order. */
  sections: z.array(
    z.object({
      /** Anchor of the section: lower-case letters, digits and hyphens. */
      id: z.string().check(z.regex(/^[a-z][a-z0-9-]*$/)),
      title: z.string(),
      /** HTML that the API has sanitised. */
      body: z.string(),
    }),
  ),
});
export type InformationPage = z.infer<typeof informationPage>;

/** Lists the pages that the market has written itself. Their texts replace the storefront's own. */
export const listInformationPages = defineCall({
  id: 'listInformationPages',
  summary: 'Texts of information pages that the market has rewritten',
  method: 'GET',
  path: '/information-page',
  access: 'public',
  query: z.object({
    /** Lists only the page with this slug. */
    slug: z.optional(slug),
    /** Lists only texts in this language. */
    language: z.optional(language),
  }),
  reply: z.object({ items: z.array(informationPage) }),
  errors: [400],
  cacheSeconds: 60,
  isExtension: true,
});
