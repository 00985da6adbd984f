import type { CallInput } from '../../contracts/api/defineCall';
import { getProductByHandle, listProducts, type Product } from '../../contracts/api/products';
import { applyPromoCode, removePromoCode } from '../../contracts/api/promoCodes';
import {
  addCartItem,
  changeCartItem,
  claimCart,
  getPublicCart,
  moveCartItem,
  removeCartItem,
} from '../../contracts/api/publicCart';
import { isDeliveredTo } from '../../contracts/commerce/delivery';
import { isPurchasable, type Stock } from '../../contracts/commerce/purchase';
import type { Tester } from '../createTester';
import { ADDRESS } from './ownership';

export interface Offer {
  product: Product;
  productVariantUuid: string | null;
}

const LARGEST_PAGE = 100;

/**
 * Finds a product that is delivered to `ADDRESS` and has enough stock. If the product has variants,
 * finds a variant with enough stock.
 */
export async function findOffer({ call }: Tester): Promise<Offer | undefined> {
  const { items } = (await call(listProducts, { query: { pageSize: LARGEST_PAGE } })) ?? {
    items: [],
  };
  // The scenario buys two pieces. Requires three, because another shopper may buy a piece
  // meanwhile.
  const isEnough = (stock: Stock) => isPurchasable(stock, 3);
  for (const { handle } of items.filter(isEnough)) {
    const product = await call(getProductByHandle, { params: { handle } });
    if (!isDeliveredTo(product?.delivery?.deliveredOnlyTo, ADDRESS.district)) continue;
    const variant = product?.variant.productVariants.find(isEnough);
    if (product?.hasVariants && variant) return { product, productVariantUuid: variant.uuid };
    if (product && !product.hasVariants) return { product, productVariantUuid: null };
  }
  return undefined;
}

/**
 * Puts a product into a cart, then changes and removes its cart line.
 * @returns uuid of the cart, which contains two pieces at the end
 */
export async function fillCart(
  tester: Tester,
  offer: Offer,
  promoCode: string | undefined,
): Promise<string | undefined> {
  const { call, refuse, findings } = tester;
  const body = { productUuid: offer.product.uuid, productVariantUuid: offer.productVariantUuid };
  const cart = await call(addCartItem, { body });
  const cartItemUuid = cart?.cartItems[0]?.uuid;
  if (!cart || !cartItemUuid) return undefined;
  const query = { cartUuid: cart.uuid };
  const target = { params: { cartItemUuid }, query };
  await call(getPublicCart, { query });
  const changed = await call(changeCartItem, { ...target, body: { quantity: 2 } });
  if (changed && changed.totalQuantity !== 2) {
    findings.differ('changeCartItem', 'totalQuantity is not the quantity of its one line');
  }
  await keepForLater(tester, target);
  const emptied = await call(removeCartItem, target);
  if (emptied && emptied.cartItems.length > 0) {
    findings.differ('removeCartItem', 'cartItems still holds the line');
  }
  const nowhere = { ...body, productUuid: UNKNOWN };
  await refuse(addCartItem, { body: nowhere }, { request: 'an unknown product', expected: [404] });
  const stranger = await call(getPublicCart, { query: { cartUuid: UNKNOWN } });
  if (stranger && stranger.uuid !== null) {
    findings.differ('getPublicCart', 'uuid is not null for an unknown cart');
  }
  await refuse(
    applyPromoCode,
    { query, body: { code: 'NO-SUCH-CODE-1' } },
    { request: 'an unknown promo code', expected: [404] },
  );
  if (promoCode) await call(applyPromoCode, { query, body: { code: promoCode } });
  await call(removePromoCode, { query });
  const again = await call(addCartItem, { body: { ...body, quantity: 2, cartUuid: cart.uuid } });
  return again?.uuid;
}

/** Claims a cart that does not exist. The customer's cart must not get the uuid of that cart. */
export async function claimUnknownCart({ call, findings }: Tester, token: string): Promise<void> {
  const own = await call(claimCart, { body: { cartUuid: UNKNOWN } }, { token });
  if (own?.uuid === UNKNOWN) {
    findings.differ('claimCart', 'uuid is that of an unknown cart');
  }
}

/** Saves the only line of a cart for later and moves it back. */
async function keepForLater({ call, findings }: Tester, target: ItemTarget): Promise<void> {
  const kept = await call(moveCartItem, { ...target, body: { to: 'saved' } });
  if (kept && (kept.totalQuantity > 0 || kept.savedItems?.length !== 1)) {
    findings.differ(
      'moveCartItem',
      'savedItems is not the moved line, or totalQuantity still counts it',
    );
  }
  const back = await call(moveCartItem, { ...target, body: { to: 'cart' } });
  if (back && back.totalQuantity !== 2) {
    findings.differ('moveCartItem', 'totalQuantity does not count the line that was moved back');
  }
}

type ItemTarget = Pick<CallInput<typeof removeCartItem>, 'params' | 'query'>;

const UNKNOWN = '00000000-0000-4000-8000-000000000000';
