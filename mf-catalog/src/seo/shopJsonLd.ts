import type { Shop } from '@marketplace/contracts/api/shops';
import type { JsonLd } from '@marketplace/contracts/pages/PageHead';
import { shopPath } from '@marketplace/contracts/routes';

/**
 * The shop as a schema.org Store. Leaves out data that the shop has not given.
 * @param description the shop's description as plain text
 * @param origin the storefront's origin, because URLs must be absolute
 */
export function shopJsonLd(shop: Shop, description: string, origin: string): JsonLd {
  const { name, handle, logoUrl, bannerUrl, phone, email, address } = shop;
  const absolute = (path: string) => new URL(path, origin).href;
  return {
    '@context': 'https://schema.org',
    '@type': 'Store',
    name,
    url: absolute(shopPath(handle)),
    ...(description && { description }),
    ...(logoUrl && { logo: absolute(logoUrl.mediumImageUrl) }),
    ...(bannerUrl && { image: absolute(bannerUrl.mediumImageUrl) }),
    ...(phone && { telephone: phone }),
    ...(email && { email }),
    ...(address && { address }),
    ...(shop.reviewCount > 0 && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: shop.averageRating,
        reviewCount: shop.reviewCount,
        bestRating: 5,
      },
    }),
  };
}
