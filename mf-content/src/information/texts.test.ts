import type { InformationText } from '@marketplace/contracts/federation/parseInformationPage';
import { LOCALES, type Locale } from '@marketplace/contracts/i18n/locale';
import { INFORMATION_PAGES, type InformationSlug } from '@marketplace/contracts/informationSlugs';
import { defaultMarketConfig } from '@marketplace/contracts/marketConfig';
import { prepareText } from './prepareText';

const read = async (slug: string, language: string): Promise<InformationText> =>
  (await import(`./texts/${slug}.${language}.md`)).default;

describe.each(INFORMATION_PAGES)('the text of /%s', (slug) => {
  it('has the same sections in every language', async () => {
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

/** Patterns for the names of the two laws that the policies must name, by language. */
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
