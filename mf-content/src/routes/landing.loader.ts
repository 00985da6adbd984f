import { msg } from '@lingui/core/macro';
import type { MarketConfig } from '@marketplace/contracts/marketConfig';
import type { PageHead } from '@marketplace/contracts/pages/PageHead';
import { landingPath } from '@marketplace/contracts/routes';

/** The brand's page is made from the market's settings alone. */
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
