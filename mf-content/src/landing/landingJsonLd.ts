import type { MarketConfig } from '@marketplace/contracts/marketConfig';
import type { JsonLd } from '@marketplace/contracts/pages/PageHead';
import { landingPath } from '@marketplace/contracts/routes';

interface LandingData {
  market: Pick<MarketConfig, 'brandName' | 'brandSlug' | 'supportEmail' | 'supportPhone'>;
  /** Questions with their answers as HTML. */
  questions: { sections: { title: string; body: string }[] };
  language: string;
  /** Origin of the storefront (`https://host`), or any of its URLs. */
  origin: string;
}

/**
 * Describes the market for search engines as a schema.org Organization, and its questions as an
 * FAQPage.
 */
export function landingJsonLd({ market, questions, language, origin }: LandingData): JsonLd[] {
  const url = new URL(landingPath(market.brandSlug), origin).href;
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'Organization',
      name: market.brandName,
      url,
      contactPoint: {
        '@type': 'ContactPoint',
        contactType: 'customer support',
        email: market.supportEmail,
        telephone: market.supportPhone,
        areaServed: 'BD',
        availableLanguage: ['bn', 'en'],
      },
    },
    {
      '@context': 'https://schema.org',
      '@type': 'FAQPage',
      url,
      inLanguage: language,
      mainEntity: questions.sections.map(({ title, body }) => ({
        '@type': 'Question',
        name: title,
        acceptedAnswer: { '@type': 'Answer', text: body },
      })),
    },
  ];
}
