import type { Product, ProductSummary, ProductVariant } from '@marketplace/contracts/api/products';

const uuidOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

const pictureOf = (name: string) => ({
  smallImageUrl: `/pictures/${name}-320.webp`,
  mediumImageUrl: `/pictures/${name}-800.webp`,
});

export function buildSummary(changes: Partial<ProductSummary> = {}): ProductSummary {
  return {
    uuid: uuidOf(1),
    handle: 'rui-fish',
    name: 'Rui fish',
    price: 380,
    comparePrice: 400,
    inventoryQuantity: 10,
    trackQuantity: true,
    sellStockout: false,
    hasVariants: false,
    averageRating: 4.5,
    reviewCount: 12,
    imageUrls: [pictureOf('rui')],
    shopHandle: 'padma-fish',
    shopName: 'Padma Fish House',
    ...changes,
  };
}

export function buildVariant(
  variant: string[],
  changes: Partial<ProductVariant> = {},
): ProductVariant {
  return {
    uuid: uuidOf(100 + variant.join('').length),
    variant,
    price: 380,
    comparePrice: null,
    inventoryQuantity: 5,
    trackQuantity: true,
    sellStockout: false,
    imageUrl: null,
    ...changes,
  };
}

export function buildProduct(changes: Partial<Product> = {}): Product {
  return {
    ...buildSummary(),
    description: '<p>Fresh from the <strong>Padma</strong>.</p>',
    shopUuid: uuidOf(4),
    shopLogoUrl: null,
    brandName: null,
    tags: [],
    categoryUuid: uuidOf(2),
    categoryHandle: 'river-fish',
    categoryName: 'River fish',
    featuredProductGroupUuid: uuidOf(3),
    variant: { productOptions: [], productVariants: [] },
    ...changes,
  };
}

/**
 * A product in 1 kg and 2 kg, whole or in pieces. The combination of 2 kg and pieces does not
 * exist.
 */
export function buildProductWithOptions(changes: Partial<Product> = {}): Product {
  return buildProduct({
    hasVariants: true,
    variant: {
      productOptions: [
        { optionName: 'Size', productOptionValues: [{ value: '1 kg' }, { value: '2 kg' }] },
        { optionName: 'Cut', productOptionValues: [{ value: 'Whole' }, { value: 'Pieces' }] },
      ],
      productVariants: [
        buildVariant(['1 kg', 'Whole'], { uuid: uuidOf(11), imageUrl: pictureOf('rui-whole') }),
        buildVariant(['1 kg', 'Pieces'], {
          uuid: uuidOf(12),
          price: 410,
          imageUrl: pictureOf('rui-pieces'),
        }),
        buildVariant(['2 kg', 'Whole'], { uuid: uuidOf(13), price: 760, inventoryQuantity: 0 }),
      ],
    },
    ...changes,
  });
}
