import { getProductByHandle, listProducts, type Product, searchProducts } from '../../api/products';
import type { Tester } from '../createTester';

/** Reads products with every filter whose effect can be seen in the reply; gives one of them. */
export async function browseProducts(tester: Tester): Promise<Product | undefined> {
  const { call, findings } = tester;
  const first = await call(listProducts, {});
  const handle = first?.items[0]?.handle;
  if (!handle) {
    findings.skip('getProductByHandle', 'the market has no product');
    return undefined;
  }
  const product = await call(getProductByHandle, { params: { handle } });
  if (!product) return undefined;
  if (product.handle !== handle) {
    findings.differ('getProductByHandle', 'handle is not the one asked for');
  }
  await checkFilters(tester, product);
  const found = await call(searchProducts, { query: { productName: product.name } });
  if (found?.noProductfound) {
    findings.differ('searchProducts', 'noProductfound is true for the name of a product');
  }
  const nothing = await call(searchProducts, { query: { productName: 'qqqqzzzzxxxx' } });
  if (nothing && nothing.noProductfound !== (nothing.searchList.length === 0)) {
    findings.differ('searchProducts', 'noProductfound and searchList say different things');
  }
  return product;
}

async function checkFilters({ call, findings }: Tester, product: Product): Promise<void> {
  const differ = (what: string) => findings.differ('listProducts', what);
  const rising = await call(listProducts, { query: { sort: 'price-asc', pageSize: 100 } });
  const prices = rising?.items.map(({ price }) => price) ?? [];
  if (prices.some((price, index) => price < (prices[index - 1] ?? 0))) {
    differ('items.price does not rise with sort=price-asc');
  }
  const limit = Math.ceil(product.price);
  const cheap = await call(listProducts, { query: { maxPrice: limit, pageSize: 100 } });
  if (cheap?.items.some(({ price }) => price > limit)) {
    differ(`items.price is above maxPrice=${limit}`);
  }
  if (cheap && rising && cheap.maxProductPrice !== rising.maxProductPrice) {
    differ('maxProductPrice changes with maxPrice');
  }
  const { shopUuid } = product;
  const ofShop = await call(listProducts, { query: { shopUuid, pageSize: 100 } });
  if (ofShop?.items.some(({ shopHandle }) => shopHandle !== product.shopHandle)) {
    differ('items.shopHandle is of another shop than shopUuid');
  }
}
