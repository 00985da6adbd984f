import { listProducts } from '../../contracts/api/products';
import { requestStockAlert } from '../../contracts/api/stockAlerts';
import { isPurchasable } from '../../contracts/commerce/purchase';
import type { Tester } from '../createTester';

const LARGEST_PAGE = 100;

/**
 * Requests a stock alert for a sold-out product without variants. If no such product is sold out,
 * uses the first product without variants.
 */
export async function askForStock({ call, findings }: Tester, mailbox: string): Promise<void> {
  const page = await call(listProducts, { query: { pageSize: LARGEST_PAGE } });
  const plain = (page?.items ?? []).filter(({ hasVariants }) => !hasVariants);
  const product = plain.find((each) => !isPurchasable(each, 1)) ?? plain[0];
  if (!product)
    return findings.skip('requestStockAlert', 'the market has no product without variants');
  const body = { productUuid: product.uuid, emailOrPhone: mailbox };
  await call(requestStockAlert, { body }, { mayRefuse: [409] });
}
