import * as cookies from '@marketplace/contracts/cookies';
import { CART_CHANGE_KEY } from '@marketplace/contracts/events/keptCartChanges';
import type { InformationText } from '@marketplace/contracts/federation/parseInformationPage';
import { LOCALES, type Locale } from '@marketplace/contracts/i18n/locale';
import { INFORMATION_PAGES, type InformationSlug } from '@marketplace/contracts/informationSlugs';
import { defaultMarketConfig } from '@marketplace/contracts/marketConfig';
import { prepareText } from './prepareText';

const read = async (slug: string, language: string): Promise<InformationText> =>
  (await import(`./texts/${slug}.${language}.md`)).default;

describe.each(INFORMATION_PAGES)('the text of /%s', (slug) => {
  it('has the same sections and the same date in every language', async () => {
    const texts = await Promise.all(LOCALES.map((language) => read(slug, language)));
    const anchors = texts.map(({ sections }) => sections.map(({ id }) => id));
    expect(anchors[0]?.length).toBeGreaterThanOrEqual(3);
    expect(anchors[1]).toEqual(anchors[0]);
    expect(anchors[2]).toEqual(anchors[0]);
    expect(new Set(texts.map(({ updatedAt }) => updatedAt)).size).toBe(1);
  });

  it.each(LOCALES)('names only settings that a market has, in %s', async (language) => {
    const { title, description, intro, sections } = prepareText(
      await read(slug, language),
      defaultMarketConfig,
      language,
    );
    const words = sections.flatMap((section) => [section.title, section.body]);
    expect([title, description, intro, ...words].join('\n')).not.toMatch(/[{}]/);
    expect(title + description).not.toMatch(/"/);
  });
});

const LIST_ITEM = /<tr>\s*<td>(.*?)<\/td>/gs;

it('the cookies policy lists the same cookies and storage keys in every language', async () => {
  const [en, bn, fr] = await Promise.all(
    LOCALES.map(async (language) => {
      const { sections } = await read('cookies-policy', language);
      const tables = sections.filter(({ id }) => ['our-cookies', 'storage'].includes(id));
      return tables.map(({ body }) => Array.from(body.matchAll(LIST_ITEM), ([, name]) => name));
    }),
  );
  expect(en?.flat().length).toBeGreaterThanOrEqual(20);
  expect(bn).toEqual(en);
  expect(fr).toEqual(en);
});

it('the cookies policy lists exactly the cookies that the shop sets', async () => {
  const { sections } = await read('cookies-policy', 'en');
  const table = sections.find(({ id }) => id === 'our-cookies')?.body ?? '';
  const listed = Array.from(table.matchAll(LIST_ITEM), ([, name = '']) =>
    name.replace(/<[^>]+>/g, ''),
  );
  const ofStorefront = Object.entries(cookies)
    .filter(([constant]) => /COOKIE/.test(constant))
    .flatMap(([, value]) => (typeof value === 'string' && /^\w+$/.test(value) ? value : []));
  // Only the API sets `knownDevice`, so the storefront's constants do not name it.
  expect([...listed].sort()).toEqual([...ofStorefront, 'knownDevice'].sort());
});

it('the cookies policy lists the storage key of cart changes that wait for a connection', async () => {
  const { sections } = await read('cookies-policy', 'en');
  const table = sections.find(({ id }) => id === 'storage')?.body ?? '';
  expect(table).toContain(`<td><code>${CART_CHANGE_KEY}…</code></td>`);
});

/** Words that say that orders need no account. */
const WITHOUT_ACCOUNT = {
  en: /without an account|an account or without one/,
  bn: /অ্যাকাউন্ট ছাড়াই|অ্যাকাউন্ট থাকুক বা না থাকুক/,
  fr: /(avec ou )?sans compte/,
} satisfies Record<Locale, RegExp>;

it.each(['terms-and-conditions', 'about-us'] as const)(
  'the text of /%s says that one may order without an account',
  async (slug) => {
    for (const language of LOCALES) {
      const { sections } = await read(slug, language);
      const words = sections.map(({ body }) => body).join('\n');
      expect(words.normalize('NFC')).toMatch(
        new RegExp(WITHOUT_ACCOUNT[language].source.normalize('NFC')),
      );
    }
  },
);

/** Words that occur only in a note to the operator of the market. */
const NOTES_TO_OPERATOR = {
  en: /lawyer|before the market opens|to be (reviewed|filled)/i,
  bn: /আইনজীবী|চালু করার আগে/,
  fr: /avocat|avant l’ouverture|à compléter/i,
} satisfies Record<Locale, RegExp>;

it.each(INFORMATION_PAGES)('the text of /%s has no note to the operator', async (slug) => {
  for (const language of LOCALES) {
    const { title, description, intro, sections } = await read(slug, language);
    const words = [title, description, intro, ...sections.map(({ body }) => body)].join('\n');
    expect(words).not.toMatch(NOTES_TO_OPERATOR[language]);
  }
});

/**
 * Patterns that match the names of two laws in each language. The policies must name these laws.
 */
const LAWS = {
  'the guidelines of 2021': {
    en: /Digital Commerce Operation Guidelines 2021/,
    bn: /ডিজিটাল কমার্স পরিচালনা নির্দেশিকা, ২০২১/,
    fr: /directives de 2021 sur le commerce numérique/i,
  },
  'the data ordinance of 2025': {
    en: /Personal Data Protection Ordinance 2025/,
    bn: /ব্যক্তিগত উপাত্ত সুরক্ষা অধ্যাদেশ, ২০২৫/,
    fr: /ordonnance de 2025 sur la protection des données personnelles/i,
  },
} satisfies Record<string, Record<Locale, RegExp>>;

describe.each<[InformationSlug, keyof typeof LAWS]>([
  ['cookies-policy', 'the guidelines of 2021'],
  ['refund-and-cancelation-policy', 'the guidelines of 2021'],
  ['terms-and-conditions', 'the guidelines of 2021'],
  ['legal-compliance', 'the guidelines of 2021'],
  ['privacy-policy', 'the data ordinance of 2025'],
  ['legal-compliance', 'the data ordinance of 2025'],
])('the text of /%s names %s', (slug, law) => {
  it.each(LOCALES)('in the language %s', async (language) => {
    const { intro, sections } = await read(slug, language);
    const words = [intro, ...sections.map(({ body }) => body)].join('\n');
    expect(words.replace(/<[^>]+>/g, '')).toMatch(LAWS[law][language]);
  });
});
