import type { InformationText } from '@marketplace/contracts/federation/parseInformationPage';
import { LOCALES } from '@marketplace/contracts/i18n/locale';
import { INFORMATION_PAGES } from '@marketplace/contracts/informationSlugs';
import { defaultMarketConfig } from '@marketplace/contracts/marketConfig';
import { prepareText } from './prepareText';

const read = async (slug: string, language: string): Promise<InformationText> =>
  (await import(`./texts/${slug}.${language}.md`)).default;

describe.each(INFORMATION_PAGES)('/%s', (slug) => {
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
    );
    const words = sections.flatMap((section) => [section.title, section.body]);
    expect([title, description, intro, ...words].join('\n')).not.toMatch(/[{}]/);
    expect(title + description).not.toMatch(/"/);
  });
});
