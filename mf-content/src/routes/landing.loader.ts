import { msg } from '@lingui/core/macro';
import type { MarketConfig } from '@marketplace/contracts/config/marketConfig';
import { landingPath } from '@marketplace/contracts/routes';
import type { PageHead } from '@marketplace/contracts/routes/PageHead';

/** The brand's page holds nothing but what the market's settings say. */
export function loader({ brandName, brandSlug, sellerSiteUrl }: MarketConfig, request: Request) {
  const head: PageHead = {
    title: msg`The market of rivers, fields and villages`,
    description: msg`What ${brandName} is, how shopping works here, and how to sell on it.`,
    canonicalPath: landingPath(brandSlug),
    jsonLd: [
      {
        '@context': 'https://schema.org',
        '@type': 'Organization',
        name: brandName,
        url: new URL(landingPath(brandSlug), request.url).href,
      },
    ],
  };
  return { head, brandName, sellerSiteUrl };
}
