import type { Product, ProductVariant } from '@marketplace/contracts/api/products';
import { type Stock, type StockState, stockState } from '@marketplace/contracts/commerce/purchase';
import type { JsonLd } from '@marketplace/contracts/pages/PageHead';
import { productPath } from '@marketplace/contracts/routes';
import type { AggregateOffer, Offer } from 'schema-dts';
import { plainText } from './plainText';

const AVAILABILITY = {
  'in-stock': 'InStock',
  'few-left': 'LimitedAvailability',
  'to-order': 'BackOrder',
  'sold-out': 'OutOfStock',
} as const satisfies Record<StockState, string>;

/**
 * The product as structured data (schema.org Product with Offer or AggregateOffer). Leaves out
 * missing data, because search engines report empty values as errors.
 * @param origin the storefront's origin, because URLs must be absolute
 */
export function productJsonLd(product: Product, origin: string): JsonLd {
  const { name, description, imageUrls, brandName, averageRating, reviewCount } = product;
  // As long as the page's description, because each further byte delays the page.
  const text = plainText(description);
  const images = imageUrls.map(({ mediumImageUrl }) => new URL(mediumImageUrl, origin).href);
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name,
    sku: product.uuid,
    ...(text && { description: text }),
    category: product.categoryName,
    ...(images.length > 0 && { image: images }),
    ...(brandName && { brand: { '@type': 'Brand', name: brandName } }),
    ...(reviewCount > 0 && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: averageRating,
        reviewCount,
      },
    }),
    offers: offersOf(product, new URL(productPath(product.handle), origin).href),
  };
}

function offersOf(product: Product, url: string): Offer | AggregateOffer {
  const { productVariants } = product.variant;
  const { shopName } = product;
  const seller = shopName ? { seller: { '@type': 'Organization', name: shopName } as const } : {};
  if (productVariants.length === 0) return { ...offer(product, product.price, url), ...seller };
  const prices = productVariants.map(({ price }) => price);
  return {
    '@type': 'AggregateOffer',
    priceCurrency: 'BDT',
    url,
    ...seller,
    lowPrice: Math.min(...prices).toFixed(2),
    highPrice: Math.max(...prices).toFixed(2),
    offerCount: productVariants.length,
    offers: productVariants.map((variant) => variantOffer(variant, url)),
  };
}

const variantOffer = (variant: ProductVariant, url: string): Offer => ({
  ...offer(variant, variant.price, `${url}?variant=${variant.uuid}`),
  name: variant.variant.join(', '),
});

const offer = (stock: Stock, price: number, url: string): Offer => ({
  '@type': 'Offer',
  price: price.toFixed(2),
  priceCurrency: 'BDT',
  availability: `https://schema.org/${AVAILABILITY[stockState(stock)]}`,
  itemCondition: 'https://schema.org/NewCondition',
  url,
});
