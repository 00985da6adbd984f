import { story } from '@marketplace/contracts/stories/story';

const down = (call: string) => [{ call, reply: { status: 503 } }];

export const Home = story({ path: '/', inBrowser: 'adds' });
export const HomeInBangla = story({ path: '/', language: 'bn', inBrowser: 'adds' });
export const HomeWithoutSlides = story({ path: '/', faults: down('listHomeSliders') });

export const Products = story({ path: '/product' });
export const NoProducts = story({ path: '/product?productName=zzqxj' });
export const NoProductFitsFilters = story({ path: '/product?minPrice=2&maxPrice=3' });
export const ProductsInBangla = story({ path: '/product?sort=price-asc', language: 'bn' });
export const ProductsDown = story({
  path: '/product',
  faults: down('listProducts'),
  status: 503,
  isRefused: true,
});

// In the browser, reviews and recently viewed products replace parts of the page.
const product = { path: '/product/padma-hilsa', inBrowser: 'replaces' } as const;
export const Product = story(product);
export const ProductInBangla = story({ ...product, language: 'bn' });
export const ProductOfOneDistrict = story({ ...product, path: '/product/kacchi-biryani-box' });
export const ReviewsDown = story({ ...product, faults: down('listReviews') });
export const NoSuchProduct = story({ path: '/product/no-such-product', status: 404 });

export const Categories = story({ path: '/category' });
export const Shops = story({ path: '/shoplist' });
export const NoShops = story({ path: '/shoplist?shopName=zzqxj' });
export const NoSuchShop = story({ path: '/shop/no-such-shop', status: 404 });
