import { availableQuantity, isPurchasable } from '@marketplace/contracts/commerce/purchase';
import { sql } from 'kysely';
import { closedMessage, findOffer, goneMessage, type Offer, shortageMessage } from '../cart/offers';
import type { DatabaseTransaction } from '../database/schema';
import { ApiProblem } from '../http/ApiProblem';

/** A line of the cart that is ordered. */
interface OrderLine {
  productUuid: string;
  variantUuid: string | null;
  hasVariants: boolean;
  /** True if the line's product or variant was deleted. */
  isGone: boolean;
  /** True if the line's shop takes no orders. */
  isClosed: boolean;
  productName: string;
  optionValues: string[];
  quantity: number;
}

export interface ReservedLine<Line> {
  line: Line;
  unitPricePaisa: number;
  /** Pieces that are left in stock; null if the product has no stock limit. */
  left: number | null;
}

/**
 * Takes the pieces of all lines from stock, and reads today's prices. Uses one conditional update
 * per line. If it read the stock first, concurrent orders could sell the same piece. Locks products
 * in a fixed order, so that concurrent orders never deadlock.
 * @throws ApiProblem 409 that names all products that are out of stock, deleted or sold by a closed
 * shop. The transaction must then be rolled back, so that nothing is taken from stock
 */
export async function reserveStock<Line extends OrderLine>(
  trx: DatabaseTransaction,
  lines: Line[],
): Promise<ReservedLine<Line>[]> {
  const taken = new Map<Line, Omit<ReservedLine<Line>, 'line'>>();
  const short: Line[] = [];
  for (const line of [...lines].sort(bySequence)) {
    const isWhole = !line.isGone && line.hasVariants === (line.variantUuid !== null);
    const reserved = isWhole && !line.isClosed ? await takePieces(trx, line) : undefined;
    if (reserved) taken.set(line, reserved);
    else short.push(line);
  }
  if (short.length > 0)
    throw await shortage(
      trx,
      lines.filter((line) => short.includes(line)),
    );
  return lines.flatMap((line) => {
    const reserved = taken.get(line);
    return reserved ? { line, ...reserved } : [];
  });
}

type Item = Pick<Pieces, 'productUuid' | 'variantUuid'>;

const keyOf = ({ variantUuid, productUuid }: Item) =>
  variantUuid ? `1${variantUuid}` : `0${productUuid}`;
const bySequence = (a: Item, b: Item) => (keyOf(a) < keyOf(b) ? -1 : 1);

/**
 * Takes pieces of one product or variant from stock.
 * @returns `undefined` if there are too few pieces; then nothing is taken
 */
export async function takePieces(trx: DatabaseTransaction, line: Pieces) {
  const { variantUuid, productUuid, quantity } = line;
  const table = variantUuid ? sql`product_variants` : sql`products`;
  const { rows } = await sql<{ unitPricePaisa: number; left: number | null }>`
    update ${table} set inventory_quantity = inventory_quantity - ${quantity}
    where uuid = ${variantUuid ?? productUuid} and track_quantity
      and (sell_stockout or inventory_quantity >= ${quantity})
    returning price_paisa as unit_price_paisa,
      case when sell_stockout then null else inventory_quantity end as left`.execute(trx);
  return rows[0];
}

async function shortage(trx: DatabaseTransaction, lines: OrderLine[]): Promise<ApiProblem> {
  const messages: string[] = [];
  for (const line of lines) {
    const { variantUuid, hasVariants, productName, quantity } = line;
    if (line.isGone) {
      messages.push(goneMessage(productName, line.optionValues));
      continue;
    }
    if (hasVariants !== (variantUuid !== null)) {
      messages.push(`${productName} is no longer sold like this, please choose again`);
      continue;
    }
    const offer = await offerOf(trx, line);
    if (!offer) {
      messages.push(goneMessage(productName, line.optionValues));
      continue;
    }
    if (offer.closedShop !== null) {
      messages.push(closedMessage(offer.name, offer.closedShop));
      continue;
    }
    // The product can be in stock again if another order was cancelled after the update had failed.
    messages.push(
      isPurchasable(offer, quantity)
        ? `${offer.name} has just changed, please try again`
        : shortageMessage(offer.name, availableQuantity(offer)),
    );
  }
  const isClosed = lines.some((line) => line.isClosed);
  return new ApiProblem(409, isClosed ? 'shop-closed' : 'out-of-stock', messages);
}

/**
 * Reads the price and the stock of a line's product or variant.
 * @returns `undefined` if the product or variant was deleted after the line was read
 */
async function offerOf(trx: DatabaseTransaction, line: OrderLine): Promise<Offer | undefined> {
  const { productUuid, variantUuid } = line;
  try {
    return await findOffer(trx, { productUuid, productVariantUuid: variantUuid });
  } catch (error) {
    if (error instanceof ApiProblem) return undefined;
    throw error;
  }
}

/** A number of pieces of one product or variant. */
export interface Pieces {
  productUuid: string;
  variantUuid: string | null;
  quantity: number;
}

/**
 * Returns pieces to stock. Locks products in the same order as `reserveStock`, so that these
 * functions never deadlock.
 */
export async function returnStock(trx: DatabaseTransaction, pieces: Pieces[]): Promise<void> {
  for (const { productUuid, variantUuid, quantity } of [...pieces].sort(bySequence)) {
    const table = variantUuid ? sql`product_variants` : sql`products`;
    await sql`update ${table} set inventory_quantity = inventory_quantity + ${quantity}
      where uuid = ${variantUuid ?? productUuid}`.execute(trx);
  }
}
