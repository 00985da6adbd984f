import fc from 'fast-check';
import { buildProduct, buildProductWithOptions } from '../testing/buildProduct';
import { productJsonLd } from './productJsonLd';

const ORIGIN = 'https://shop.example';

describe('productJsonLd', () => {
  it('describes a product without variants by one offer in taka, its rating and absolute URLs', () => {
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

  it('states no rating before the first review', () => {
    expect(productJsonLd(buildProduct({ reviewCount: 0 }), ORIGIN)).not.toHaveProperty(
      'aggregateRating',
    );
  });

  it('contains an offer for each variant, and the range of their prices', () => {
    expect(productJsonLd(buildProductWithOptions(), ORIGIN)).toMatchObject({
      offers: {
        '@type': 'AggregateOffer',
        lowPrice: '380.00',
        highPrice: '760.00',
        offerCount: 3,
        offers: [
          { name: '1 kg, Whole', availability: 'https://schema.org/LimitedAvailability' },
          { name: '1 kg, Pieces', price: '410.00' },
          {
            name: '2 kg, Whole',
            availability: 'https://schema.org/OutOfStock',
            url: 'https://shop.example/product/rui-fish?variant=00000000-0000-4000-8000-000000000013',
          },
        ],
      },
    });
  });

  it.each([
    [{ inventoryQuantity: 20 }, 'InStock'],
    [{ inventoryQuantity: 3 }, 'LimitedAvailability'],
    [{ inventoryQuantity: 0 }, 'OutOfStock'],
    [{ inventoryQuantity: 0, sellStockout: true }, 'BackOrder'],
    [{ trackQuantity: false }, 'OutOfStock'],
  ])('describes the stock %j as %s', (stock, expected) => {
    expect(productJsonLd(buildProduct(stock), ORIGIN)).toMatchObject({
      offers: { availability: `https://schema.org/${expected}` },
    });
  });

  it('leaves out data that the product does not have', () => {
    const bare = productJsonLd(buildProduct({ imageUrls: [], description: '<p> </p>' }), ORIGIN);
    for (const key of ['image', 'description', 'brand']) expect(bare).not.toHaveProperty(key);
    for (const product of [buildProduct, buildProductWithOptions]) {
      const shopless = productJsonLd(product({ shopName: '' }), ORIGIN);
      expect(shopless).not.toHaveProperty('offers.seller');
    }
  });

  it('writes every price as a plain number with two decimals', () => {
    const taka = fc.integer({ min: 0, max: 1_000_000_000 }).map((paisa) => paisa / 100);
    fc.assert(
      fc.property(taka, (price) => {
        // The cast is safe: the tests above check this shape.
        const { offers } = productJsonLd(buildProduct({ price }), ORIGIN) as {
          offers: { price: string };
        };
        expect(offers.price).toMatch(/^\d+\.\d\d$/);
        expect(Number(offers.price)).toBe(price);
      }),
    );
  });
});
