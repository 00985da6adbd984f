import { localeOfPage } from '@marketplace/contracts/i18n/locale';
import type { InformationSlug } from '@marketplace/contracts/informationSlugs';
import type { MarketConfig } from '@marketplace/contracts/marketConfig';
import type { PageHead } from '@marketplace/contracts/pages/PageHead';
import { informationPath } from '@marketplace/contracts/routes';
import { fetchInformation } from '../information/fetchInformation';
import { prepareText } from '../information/prepareText';

/** Pages with a more specific schema.org type than `WebPage`. */
const TYPES: { [Slug in InformationSlug]?: 'AboutPage' | 'ContactPage' } = {
  'about-us': 'AboutPage',
  contact: 'ContactPage',
};

/** Loads the text of an information page, and inserts the market's settings. */
export async function loader(slug: InformationSlug, market: MarketConfig, request: Request) {
  const language = localeOfPage(request);
  const text = prepareText(await fetchInformation(slug, language, request), market, language);
  const path = informationPath(slug);
  const head: PageHead = {
    title: text.title,
    description: text.description,
    canonicalPath: path,
    jsonLd: [
      {
        '@context': 'https://schema.org',
        '@type': TYPES[slug] ?? 'WebPage',
        name: text.title,
        description: text.description,
        url: new URL(path, request.url).href,
        inLanguage: language,
        dateModified: text.updatedAt,
      },
    ],
  };
  return { head, text };
}

export async function contactLoader(market: MarketConfig, request: Request) {
  const { supportEmail, supportPhone, supportWhatsApp, companyAddress } = market;
  return {
    ...(await loader('contact', market, request)),
    channels: { supportEmail, supportPhone, supportWhatsApp, companyAddress },
  };
}
