import { randomUUID } from 'node:crypto';
import type { PostalAddress } from '@marketplace/contracts/api/addresses';
import type { Order, placeOrder as placeOrderCall } from '@marketplace/contracts/api/orders';
import { formatTaka, toTaka } from '@marketplace/contracts/commerce/money';
import { inTransaction } from '../database/inTransaction';
import type { DatabaseTransaction } from '../database/schema';
import { assertDelivered } from '../delivery-terms/deliveryArea';
import { chargeParcels, sumCharges } from '../delivery-terms/deliveryCharges';
import { ApiProblem, notFound } from '../http/ApiProblem';
import type { ApiContext, Input } from '../http/Handlers';
import type { Orderer } from '../http/orderer';
import { readPhone } from '../http/readPhone';
import { claimWriteKey, type WriteKey } from '../http/writeOnce';
import { assertCashLimits } from '../payments/cashLimits';
import { assertMethodOffered, paymentExpiry } from '../payments/paymentRules';
import { assertHoldLimits, findScarce } from '../payments/unpaidHolds';
import { claimGuestToken, spendGuestToken } from './claimGuestToken';
import { findOwner } from './findOwner';
import { type CartLine, readCartLines } from './readCartLines';
import { readOrders } from './readOrders';
import { redeemPromo } from './redeemPromo';
import { type ReservedLine, reserveStock } from './stock';
import { updateSoldCounts } from './updateSoldCounts';
import { writeOrder } from './writeOrder';

/** Tolerance for comparing amounts in taka. It is larger than the rounding errors of sums. */
const HALF_PAISA = 0.005;
/** Maximum amount in taka. Larger amounts have no exact value in paisa. */
const MAX_TAKA = Number.MAX_SAFE_INTEGER / 100;

interface Placing {
  orderer: Orderer;
  /** Network address of the client, from `networkOf`. */
  network: string;
  writeKey: WriteKey | undefined;
  wanted: Input<typeof placeOrderCall>['body'];
}

/**
 * Places an order for the content of a cart, in one transaction.
 * @returns the new order, or the order that an earlier request with the same key or guest's token
 * has placed
 * @throws ApiProblem 400 if the payment method is not offered or an amount is too large, or 409 if
 * the order is refused because of the cart, its prices, the stock or a limit
 */
export async function placeOrder(placing: Placing, context: ApiContext): Promise<Order> {
  const { db, payments } = context;
  assertMethodOffered(payments, placing.wanted.paymentMethod);
  const { order, sold } = await inTransaction(
    db,
    async (trx) => {
      const placed = await placeInside(trx, placing, context);
      // The order is read before the commit, so that a failure undoes the order.
      const [read] = await readOrders(trx, context, [placed.uuid]);
      return { order: read, sold: placed.sold };
    },
    { isRepeatable: hasKey(placing) },
  );
  if (!order) throw notFound('That order');
  await updateSoldCounts(context, sold);
  return order;
}

/** True if a repeated request finds the order: a guest's token is spent on one order. */
const hasKey = ({ writeKey, orderer }: Placing) =>
  writeKey !== undefined || orderer.guest !== undefined;

async function placeInside(trx: DatabaseTransaction, placing: Placing, context: ApiContext) {
  const { orderer, network, writeKey, wanted } = placing;
  const now = context.now();
  const uuid = randomUUID();
  const earlier = await findEarlier(trx, placing, { now, orderUuid: uuid });
  if (earlier) return { uuid: earlier, sold: [] };
  const shippingAddress = readAddress(wanted.shippingAddress, 'shippingAddress');
  const billingAddress = readAddress(wanted.billingAddress, 'billingAddress');
  const rules = context.orderRules;
  const { phone, ...owner } = await findOwner(trx, orderer, { shippingAddress, rules });
  const { cartUuid } = wanted;
  const { customerUuid } = orderer;
  const lines = await readCartLines(trx, { cartUuid, customerUuid, now });
  if (lines.length === 0) throw new ApiProblem(409, 'cart-empty', 'Your cart is empty');
  assertDelivered(lines, shippingAddress.district);
  const taken = await reserveStock(trx, lines);
  const subtotalPaisa = taken.reduce(
    (sum, { line, unitPricePaisa }) => sum + line.quantity * unitPricePaisa,
    0,
  );
  const charged = chargeParcels(
    taken.map(({ line, unitPricePaisa }) => ({
      ...line,
      totalPaisa: line.quantity * unitPricePaisa,
    })),
    shippingAddress.district,
  );
  assertExpected('expectedSubtotal', wanted, subtotalPaisa);
  const promo = await redeemPromo(trx, {
    cartUuid,
    orderUuid: uuid,
    phone,
    subtotalPaisa,
    now,
  });
  const discountPaisa = promo?.discountPaisa ?? 0;
  assertExpected('expectedTotal', wanted, subtotalPaisa + sumCharges(charged) - discountPaisa);
  const isCash = wanted.paymentMethod === 'cash-on-delivery';
  const scarce = isCash ? [] : await findScarce(trx, phone, taken.map(piecesOf));
  await writeOrder(trx, {
    uuid,
    now,
    ...owner,
    paymentMethod: wanted.paymentMethod,
    paymentExpiresAt: isCash ? null : paymentExpiry(now, scarce.length > 0),
    note: wanted.note || null,
    language: context.language,
    shippingAddress,
    billingAddress,
    subtotalPaisa,
    taken,
    charged,
    promo,
  });
  if (isCash) {
    await assertCashLimits(trx, rules, { phone, shippingAddress });
  } else {
    await assertHoldLimits(trx, rules, { orderUuid: uuid, phone, network, scarce, now });
  }
  if (orderer.guest) {
    await spendGuestToken(trx, orderer.guest, uuid, { wanted, key: writeKey?.key });
  }
  await trx
    .deleteFrom('cartItems')
    .where('cartUuid', '=', wanted.cartUuid)
    // Deletes ordered and removed lines, but keeps the lines that are saved for later.
    .where(({ or, eb }) => or([eb('place', '=', 'cart'), eb('removedAt', 'is not', null)]))
    .execute();
  return { uuid, sold: lines };
}

/**
 * Finds the order that an earlier request with the same key, or the same guest's token, has placed.
 */
async function findEarlier(
  trx: DatabaseTransaction,
  { orderer, writeKey, wanted }: Placing,
  claim: { now: Date; orderUuid: string },
) {
  if (orderer.guest) return claimGuestToken(trx, orderer.guest, { wanted, key: writeKey?.key });
  return writeKey && (await claimWriteKey(trx, writeKey, claim))?.orderUuid;
}

/**
 * Compares a total of the cart with the total that the shopper saw.
 * @throws ApiProblem 409 if the totals differ, or 400 if the expected total is too large
 */
function assertExpected(
  field: 'expectedSubtotal' | 'expectedTotal',
  { [field]: expected }: Placing['wanted'],
  actualPaisa: number,
): void {
  if (expected === undefined) return;
  const actual = toTaka(actualPaisa);
  if (Math.abs(expected - actual) < HALF_PAISA) return;
  if (Math.abs(expected) > MAX_TAKA) {
    throw new ApiProblem(400, 'invalid-input', [`${field} must be an amount in taka`]);
  }
  const [was, is] = [formatTaka(expected, 'en'), formatTaka(actual, 'en')];
  const message = `Your cart changed: it costs ${is} now and not ${was}. Please check it again`;
  throw new ApiProblem(409, 'cart-changed', message);
}

const piecesOf = ({ line, left }: ReservedLine<CartLine>) => ({
  itemUuid: line.variantUuid ?? line.productUuid,
  quantity: line.quantity,
  left,
});

const readAddress = (address: PostalAddress, name: string): PostalAddress => ({
  ...address,
  phone: readPhone(address.phone, { field: `${name}.phone` }),
});
