import type { ProductSummary } from '../../contracts/api/products';

/** A product in stock, as returned in a list. */
export const sampleProduct: ProductSummary = {
  uuid: '0f0c1d1e-0000-4000-8000-000000000102',
  handle: 'rui-fish',
  name: 'Rui Fish',
  price: 350,
  comparePrice: null,
  inventoryQuantity: 5,
  trackQuantity: true,
  sellStockout: false,
  hasVariants: false,
  averageRating: 4,
  reviewCount: 2,
  imageUrls: [],
  shopHandle: 'padma-fish',
  shopName: 'Padma Fish',
};
