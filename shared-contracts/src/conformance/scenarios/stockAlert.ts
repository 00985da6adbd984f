import { listProducts } from '../../contracts/api/products';
import { requestStockAlert } from '../../contracts/api/stockAlerts';
import { isPurchasable } from '../../contracts/commerce/purchase';
import type { Tester } from '../createTester';

const LARGEST_PAGE = 100;

/** Asks for a message about something that is sold out, or about the first product where nothing is. */
export async function askForStock({ call, findings }: Tester, mailbox: string): Promise<void> {
  const page = await call(listProducts, { query: { pageSize: LARGEST_PAGE } });
  const plain = (page?.items ?? []).filter(({ hasVariants }) => !hasVariants);
  const product = plain.find((each) => !isPurchasable(each, 1)) ?? plain[0];
  if (!product) return findings.skip('requestStockAlert', 'there is no product to ask for');
  const body = { productUuid: product.uuid, emailOrPhone: mailbox };
  await call(requestStockAlert, { body }, { mayRefuse: [409] });
}
