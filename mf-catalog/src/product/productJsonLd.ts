import type { Product } from '@marketplace/contracts/api/products';
import { productPath } from '@marketplace/contracts/routes';
import { isPurchasable, type Stock } from '../is-purchasable/isPurchasable';
import { plainText } from './plainText';

const availability = (stock: Stock) =>
  `https://schema.org/${isPurchasable(stock, 1) ? 'InStock' : 'OutOfStock'}`;

/**
 * The product as search engines read it.
 * @param origin of the storefront, for addresses that must be absolute
 */
export function productJsonLd(product: Product, origin: string): object {
  const { name, description, imageUrls, brandName, averageRating, reviewCount } = product;
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name,
    sku: product.uuid,
    description: plainText(description, 500),
    category: product.categoryName,
    image: imageUrls.map(({ mediumImageUrl }) => new URL(mediumImageUrl, origin).href),
    ...(brandName && { brand: { '@type': 'Brand', name: brandName } }),
    ...(reviewCount > 0 && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: averageRating,
        reviewCount,
        bestRating: 5,
      },
    }),
    offers: offersOf(product, new URL(productPath(product.handle), origin).href),
  };
}

function offersOf(product: Product, url: string): object {
  const { productVariants } = product.variant;
  const seller = { '@type': 'Organization', name: product.shopName };
  const shared = { priceCurrency: 'BDT', url, seller };
  if (productVariants.length === 0) {
    const price = product.price.toFixed(2);
    return { '@type': 'Offer', ...shared, price, availability: availability(product) };
  }
  const prices = productVariants.map(({ price }) => price);
  return {
    '@type': 'AggregateOffer',
    ...shared,
    lowPrice: Math.min(...prices).toFixed(2),
    highPrice: Math.max(...prices).toFixed(2),
    offerCount: productVariants.length,
    offers: productVariants.map((variant) => ({
      '@type': 'Offer',
      name: variant.variant.join(', '),
      price: variant.price.toFixed(2),
      priceCurrency: 'BDT',
      availability: availability(variant),
    })),
  };
}
