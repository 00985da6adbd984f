import { readCartQuantity } from '@marketplace/contracts/cookies';
import { bus, type EventMap } from '@marketplace/contracts/events';

/** Pieces more of a thing, or fewer below 0, that were asked for and that no reply of the server holds yet. */
export interface ExpectedChange {
  item: Pick<EventMap['cart:add-requested'], 'productUuid' | 'productVariantUuid'>;
  change: number;
}

const expected = new Set<ExpectedChange>();

/** The line of a thing in the cart that this tab knows. */
export const findLine = ({ productUuid, productVariantUuid }: ExpectedChange['item']) =>
  bus
    .retained('cart:changed')
    ?.cartItems.find(
      ({ product, variant }) =>
        product.uuid === productUuid && variant?.uuid === productVariantUuid,
    );

const keyOf = ({ productUuid, productVariantUuid }: ExpectedChange['item']) =>
  productVariantUuid ?? productUuid;

/** Pieces of a thing once all that was asked for is there. */
export function expectedQuantity(item: ExpectedChange['item']): number {
  const changes = [...expected].filter((change) => keyOf(change.item) === keyOf(item));
  return changes.reduce((sum, { change }) => sum + change, findLine(item)?.quantity ?? 0);
}

/**
 * Publishes what the cart will hold once all changes are there. The cookie and `cart:changed` keep to what
 * the server said (decision note 057).
 * @param superseded an earlier change, which this one contains
 */
export function expectPieces(change: ExpectedChange, superseded?: ExpectedChange): void {
  if (superseded) expected.delete(superseded);
  expected.add(change);
  publishExpected();
}

/** A change is not expected any more: the server has answered it, or it was dropped. */
export function settlePieces(change: ExpectedChange): void {
  if (expected.delete(change)) publishExpected();
}

function publishExpected(): void {
  const items = new Map<string, Required<EventMap['cart:quantity-expected']>['items'][number]>();
  let totalQuantity = readCartQuantity();
  for (const { item, change } of expected) {
    const { productUuid, productVariantUuid } = item;
    const quantity = expectedQuantity(item);
    items.set(keyOf(item), { productUuid, productVariantUuid, quantity });
    totalQuantity += change;
  }
  bus.publish('cart:quantity-expected', { totalQuantity, items: [...items.values()] });
}
