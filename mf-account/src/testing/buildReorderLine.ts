import type { ReorderLine } from '@marketplace/contracts/api/reorder';

/** Builds a line of `buildOrder()` that can be bought again unchanged. */
export const buildReorderLine = (changes: Partial<ReorderLine> = {}): ReorderLine => ({
  productUuid: '0f0c1d1e-0000-4000-8000-000000000331',
  productVariantUuid: null,
  productName: 'Padma hilsa',
  variant: [],
  currentName: null,
  productHandle: 'padma-hilsa',
  shopName: 'Chandpur Fish House',
  smallImageUrl: null,
  orderedQuantity: 2,
  orderedPrice: 100,
  price: 100,
  quantity: 2,
  inCart: 0,
  inStock: 9,
  obstacle: null,
  ...changes,
});
