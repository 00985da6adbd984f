import { buildProduct, buildProductWithOptions } from '../testing/buildProduct';
import { breadcrumbJsonLd } from './breadcrumbJsonLd';
import { productJsonLd } from './productJsonLd';

const ORIGIN = 'https://shop.example';

describe('productJsonLd', () => {
  it('offers a plain product in taka, with its rating and absolute addresses', () => {
    expect(productJsonLd(buildProduct(), ORIGIN)).toMatchObject({
      '@type': 'Product',
      name: 'Rui fish',
      description: 'Fresh from the Padma.',
      image: ['https://shop.example/pictures/rui-800.webp'],
      aggregateRating: { ratingValue: 4.5, reviewCount: 12 },
      offers: {
        '@type': 'Offer',
        price: '380.00',
        priceCurrency: 'BDT',
        availability: 'https://schema.org/InStock',
        url: 'https://shop.example/product/rui-fish',
        seller: { name: 'Padma Fish House' },
      },
    });
  });

  it('says nothing of a rating before the first review', () => {
    expect(productJsonLd(buildProduct({ reviewCount: 0 }), ORIGIN)).not.toHaveProperty(
      'aggregateRating',
    );
  });

  it('offers each variant, and the span of their prices', () => {
    expect(productJsonLd(buildProductWithOptions(), ORIGIN)).toMatchObject({
      offers: {
        '@type': 'AggregateOffer',
        lowPrice: '380.00',
        highPrice: '760.00',
        offerCount: 3,
        offers: [
          { name: '1 kg, Whole', availability: 'https://schema.org/InStock' },
          { name: '1 kg, Pieces', price: '410.00' },
          { name: '2 kg, Whole', availability: 'https://schema.org/OutOfStock' },
        ],
      },
    });
  });
});

describe('breadcrumbJsonLd', () => {
  it('numbers the crumbs from 1 with absolute addresses', () => {
    expect(breadcrumbJsonLd([{ name: 'Fish', path: '/product?x=1' }], ORIGIN)).toMatchObject({
      itemListElement: [{ position: 1, name: 'Fish', item: 'https://shop.example/product?x=1' }],
    });
  });
});
