import type { ProductSummary, ProductVariant } from '@marketplace/contracts/api/products';
import type { ReorderLine, ReorderObstacle } from '@marketplace/contracts/api/reorder';
import { toTaka } from '@marketplace/contracts/commerce/money';
import { availableQuantity } from '@marketplace/contracts/commerce/purchase';
import { isOpenTo, MAX_LINES, MAX_PIECES } from '../cart/cartLines';
import { cartExpiryCutoff, parseCartUuid } from '../cart/carts';
import {
  ORDERED_NAMES,
  ORDERED_SHOP_NAME,
  translateOrdered,
  translateShop,
} from '../catalogue/orderedNames';
import { selectSummaries, toSummary } from '../catalogue/productSummaries';
import { readVariants } from '../catalogue/readVariants';
import { notFound } from '../http/ApiProblem';
import type { ApiContext } from '../http/Handlers';

interface Asked {
  customerUuid: string;
  orderUuid: string;
  /** Value of the cookie `cartUuid`. */
  cartUuid: string;
}

/**
 * Computes which pieces of a customer's order the cart can take today, by the rules of
 * `addCartItem`.
 * @throws ApiProblem 404 for another customer's order
 */
export async function readReorder(asked: Asked, context: ApiContext): Promise<ReorderLine[]> {
  const { db, mediaUrl, language } = context;
  const lines = await readOrderedLines(asked, context);
  const uuids = lines.map(({ productUuid }) => productUuid);
  const products = await selectSummaries(db).where('products.uuid', 'in', uuids).execute();
  const variantUuids = lines.flatMap(({ variantUuid }) => variantUuid ?? []);
  const variants = await readVariants(db, context, 'uuid', variantUuids);
  const cart = await readCartRoom(asked, context);
  return lines.map((line) => {
    const row = products.find(({ uuid }) => uuid === line.productUuid);
    const product = row && toSummary(row, context);
    const variant = variants.find(({ uuid }) => uuid === line.variantUuid);
    const { offer, missing } = findOffer(line, product, variant);
    const inStock = offer ? availableQuantity(offer) : 0;
    const inCart = cart.piecesOf(line);
    const refused = missing ?? (row?.isClosed ? 'shop-closed' : null);
    return {
      productUuid: line.productUuid,
      productVariantUuid: line.variantUuid,
      ...translateOrdered(line, language),
      currentName: offer && product ? nameIfChanged(line, product, variant) : null,
      productHandle: product?.handle ?? null,
      shopName: translateShop(line, language),
      smallImageUrl: line.smallPath === null ? null : mediaUrl(line.smallPath),
      orderedQuantity: line.quantity,
      orderedPrice: toTaka(line.unitPricePaisa),
      price: offer?.price ?? null,
      inCart,
      inStock,
      ...(refused
        ? { quantity: 0, obstacle: refused }
        : cart.take(line, { inCart, inStock, wanted: line.quantity })),
    };
  });
}

async function readOrderedLines({ customerUuid, orderUuid }: Asked, { db }: ApiContext) {
  const lines = await db
    .selectFrom('orderItems')
    .innerJoin('parcels', 'parcels.uuid', 'orderItems.parcelUuid')
    .innerJoin('orders', 'orders.uuid', 'parcels.orderUuid')
    .selectAll('orderItems')
    .select(ORDERED_NAMES)
    .select(['parcels.shopName', ORDERED_SHOP_NAME])
    .where('orders.uuid', '=', orderUuid)
    .where('orders.customerUuid', '=', customerUuid)
    .orderBy('parcels.position')
    .orderBy('orderItems.position')
    .execute();
  // Every order has lines. If there are none, the customer has no such order.
  if (lines.length === 0) throw notFound('That order');
  return lines;
}

type OrderedLine = Awaited<ReturnType<typeof readOrderedLines>>[number];

/**
 * Finds the product or variant of an ordered line, if it is still sold in the same form. Otherwise
 * returns the reason.
 */
function findOffer(
  { variantUuid }: OrderedLine,
  product: ProductSummary | undefined,
  variant: ProductVariant | undefined,
) {
  if (!product) return { offer: undefined, missing: 'product-gone' as const };
  const offer = product.hasVariants ? variant : product;
  const isSame = offer !== undefined && product.hasVariants === (variantUuid !== null);
  return isSame ? { offer, missing: null } : { offer: undefined, missing: 'choice-gone' as const };
}

/** Returns today's name if the product or an option value was renamed, or `null` otherwise. */
function nameIfChanged(
  line: OrderedLine,
  product: ProductSummary,
  variant: ProductVariant | undefined,
): string | null {
  const isChanged =
    line.nameTranslations === null || (variant && line.optionValuesTranslations === null);
  return isChanged ? [product.name, ...(variant?.variant ?? [])].join(' · ') : null;
}

interface Pieces {
  inCart: number;
  inStock: number | null;
  wanted: number;
}

/** Reads the lines of the cart that the cookie names, or otherwise of the customer's own cart. */
async function readCartRoom(asked: Asked, { db, now }: ApiContext) {
  const { customerUuid } = asked;
  const given = parseCartUuid(asked.cartUuid) ?? null;
  const cart = db
    .selectFrom('carts')
    .select('uuid')
    .where('updatedAt', '>', cartExpiryCutoff(now()))
    .where(isOpenTo(customerUuid))
    .where(({ eb, or }) => or([eb('uuid', '=', given), eb('customerUuid', '=', customerUuid)]))
    .orderBy(({ eb }) => eb('uuid', '=', given), 'desc')
    .limit(1);
  const items = await db
    .selectFrom('cartItems')
    .select(['productUuid', 'variantUuid', 'quantity', 'place', 'removedAt'])
    .where('cartUuid', '=', cart)
    .execute();
  let room = MAX_LINES - items.filter(({ removedAt }) => !removedAt).length;
  const itemOf = ({ productUuid, variantUuid }: OrderedLine) =>
    items.find((item) => item.productUuid === productUuid && item.variantUuid === variantUuid);
  return {
    piecesOf(line: OrderedLine): number {
      const item = itemOf(line);
      return item?.place === 'cart' && !item.removedAt ? item.quantity : 0;
    },
    /** Reserves room for a line, and returns the number of its pieces that the cart can take. */
    take(
      line: OrderedLine,
      { inCart, inStock, wanted }: Pieces,
    ): { quantity: number; obstacle: ReorderObstacle | null } {
      const left = inStock === null ? Number.POSITIVE_INFINITY : Math.max(0, inStock - inCart);
      // The pieces of the cart are not left either, if others have bought them meanwhile.
      if (inStock !== null && inStock <= 0) return { quantity: 0, obstacle: 'sold-out' };
      if (!itemOf(line) && room <= 0) return { quantity: 0, obstacle: 'cart-full' };
      if (!itemOf(line)) room -= 1;
      const most = MAX_PIECES - inCart;
      if (wanted <= Math.min(left, most)) return { quantity: wanted, obstacle: null };
      return left <= most
        ? { quantity: left, obstacle: 'few-left' }
        : { quantity: most, obstacle: 'line-full' };
    },
  };
}
