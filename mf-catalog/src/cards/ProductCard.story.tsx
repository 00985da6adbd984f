import { buildSummary } from '../testing/buildProduct';
import { ProductCard } from './ProductCard';

const SIZES = '240px';
const LONG = 'Hand-woven Jamdani saree of cotton with a border of gold thread, made to order';
const LONG_NAMES = { imageUrls: [], name: LONG, shopName: `${LONG} and more` };
const HIGH_PRICES = { price: 12_345_678.5, comparePrice: 99_999_999 };

export const Reduced = () => (
  <ProductCard product={buildSummary({ imageUrls: [] })} sizes={SIZES} />
);

export const SoldOut = () => (
  <ProductCard product={buildSummary({ imageUrls: [], inventoryQuantity: 0 })} sizes={SIZES} />
);

export const WithVariants = () => (
  <ProductCard product={buildSummary({ imageUrls: [], hasVariants: true })} sizes={SIZES} />
);

export const LongName = () => (
  <ProductCard product={buildSummary({ ...LONG_NAMES, ...HIGH_PRICES })} sizes={SIZES} />
);

export const Loading = () => <ProductCard sizes={SIZES} />;
