import { callApi, clearApiCache } from '@marketplace/contracts/api/client';
import {
  addCartItem,
  type Cart,
  type CartPlace,
  changeCartItem,
  getPublicCart,
  moveCartItem,
  removeCartItem,
} from '@marketplace/contracts/api/publicCart';
import fc from 'fast-check';
import { PRODUCT, UNKNOWN, VARIANT } from './marketUuids';
import type { createClock } from './openTestApi';

const DAY_SECONDS = 24 * 60 * 60;

/** Index in `GOODS` of the variant that its shop deletes and lists again. */
const UNSTEADY = 1;
/** The products of these tests. `most` is the maximum number of pieces in a cart. */
const GOODS = [
  { productUuid: PRODUCT.rui, most: 10 },
  { productUuid: PRODUCT.jar, productVariantUuid: VARIANT.smallJar, most: 5 },
  { productUuid: PRODUCT.honey, most: 9999 },
  { productUuid: PRODUCT.untracked, most: 0 },
];
const pieces = fc.integer({ min: 1, max: 13 });
const good = fc.integer({ min: 0, max: GOODS.length - 1 });

/** The expected state of the cart: pieces by product, and seconds since the last change. */
export interface Model {
  lines: Map<number, number>;
  saved: Map<number, number>;
  /** The line that was removed last. */
  removed?: { index: number; quantity: number; place: CartPlace; ageSeconds: number };
  isDeleted: boolean;
  ageSeconds: number;
}
export interface Real {
  cartUuid: string;
  clock: ReturnType<typeof createClock>;
  purgeCarts: () => Promise<void>;
  setDeleted: (isDeleted: boolean) => Promise<void>;
}
type Command = fc.AsyncCommand<Model, Real>;

const isOld = ({ ageSeconds }: Model) => ageSeconds >= 30 * DAY_SECONDS;
const statusOf = (error: unknown) =>
  error instanceof Error && 'status' in error ? error.status : error;

const read = async ({ cartUuid }: Real): Promise<Cart> => {
  clearApiCache();
  return callApi(getPublicCart, { query: { cartUuid } });
};
const lineOf = ({ cartItems, savedItems = [], removedItem }: Cart, index: number) =>
  [...cartItems, ...savedItems, ...(removedItem ? [removedItem] : [])].find(
    ({ product }) => product.uuid === GOODS[index]?.productUuid,
  );

const UNDO_SECONDS = 10 * 60;
const isGone = ({ isDeleted }: Model, index: number) => isDeleted && index === UNSTEADY;
const canUndo = (model: Model) =>
  model.removed !== undefined &&
  model.removed.ageSeconds < UNDO_SECONDS &&
  !isGone(model, model.removed.index) &&
  !isOld(model);
/** Place of the product: in the cart, or saved for later. Undefined if it is in neither. */
const placeOf = ({ lines, saved }: Model, index: number): CartPlace | undefined => {
  if (lines.has(index)) return 'cart';
  return saved.has(index) ? 'saved' : undefined;
};
const linesIn = ({ lines, saved }: Model, place: CartPlace) => (place === 'cart' ? lines : saved);

async function expectSame(model: Model, real: Real): Promise<void> {
  const cart = await read(real);
  const lines = isOld(model) ? new Map<number, number>() : model.lines;
  const saved = isOld(model) ? new Map<number, number>() : model.saved;
  expect(quantitiesIn(cart.cartItems)).toEqual(GOODS.map((_, index) => lines.get(index)));
  expect(quantitiesIn(cart.savedItems)).toEqual(GOODS.map((_, index) => saved.get(index)));
  expect(cart.removedItem).toEqual(
    canUndo(model)
      ? expect.objectContaining({ quantity: model.removed?.quantity, place: model.removed?.place })
      : undefined,
  );
  for (const item of [...cart.cartItems, ...(cart.savedItems ?? [])]) {
    const index = GOODS.findIndex(({ productUuid }) => productUuid === item.product.uuid);
    expect(item.product.name).not.toBe('');
    expect(item.isGone ?? false).toBe(isGone(model, index));
  }
  expect(cart.totalQuantity).toBe([...lines.values()].reduce((sum, each) => sum + each, 0));
  expect(cart.uuid).toBe(isOld(model) || real.cartUuid === '' ? null : real.cartUuid);
  const sum = cart.cartItems.reduce(
    (total, { unitPrice, quantity }) => total + unitPrice * quantity,
    0,
  );
  expect(cart.subtotal).toBeCloseTo(sum, 6);
}

function quantitiesIn(items: Cart['cartItems'] = []) {
  expect(new Set(items.map(({ product }) => product.uuid)).size).toBe(items.length);
  return GOODS.map(
    ({ productUuid }) => items.find(({ product }) => product.uuid === productUuid)?.quantity,
  );
}

class Add implements Command {
  constructor(
    private readonly index: number,
    private readonly quantity: number,
  ) {}
  check = () => true;
  toString = () => `add ${this.quantity} of ${this.index}`;
  async run(model: Model, real: Real) {
    const { most, ...wanted } = GOODS[this.index] ?? { most: 0, productUuid: '' };
    const there = isOld(model) ? 0 : (model.lines.get(this.index) ?? 0);
    const sent = callApi(addCartItem, {
      body: { ...wanted, quantity: this.quantity, cartUuid: real.cartUuid },
    });
    if (isGone(model, this.index) || there + this.quantity > most) {
      expect(await sent.catch(statusOf)).toBe(isGone(model, this.index) ? 400 : 409);
      return expectSame(model, real);
    }
    const { uuid } = await sent;
    // An expired cart must get a new uuid, even if it is empty.
    if (isOld(model)) {
      expect(uuid).not.toBe(real.cartUuid);
      model.lines.clear();
      model.saved.clear();
      model.removed = undefined;
    }
    model.saved.delete(this.index);
    if (model.removed?.index === this.index) model.removed = undefined;
    real.cartUuid = uuid;
    model.lines.set(this.index, there + this.quantity);
    model.ageSeconds = 0;
    return expectSame(model, real);
  }
}

class Change implements Command {
  constructor(
    private readonly index: number,
    private readonly quantity: number,
  ) {}
  check = (model: Model) => model.lines.has(this.index) && !isOld(model);
  toString = () => `change ${this.index} to ${this.quantity}`;
  async run(model: Model, real: Real) {
    const cartItemUuid = lineOf(await read(real), this.index)?.uuid ?? '';
    const sent = callApi(changeCartItem, {
      params: { cartItemUuid },
      query: { cartUuid: real.cartUuid },
      body: { quantity: this.quantity },
    });
    const isMore = this.quantity > (model.lines.get(this.index) ?? 0);
    if (isGone(model, this.index) && isMore) {
      expect(await sent.catch(statusOf)).toBe(400);
    } else if (this.quantity > (GOODS[this.index]?.most ?? 0)) {
      expect(await sent.catch(statusOf)).toBe(409);
    } else {
      await sent;
      model.lines.set(this.index, this.quantity);
      model.ageSeconds = 0;
    }
    return expectSame(model, real);
  }
}

class Remove implements Command {
  constructor(private readonly index: number) {}
  check = (model: Model) => placeOf(model, this.index) !== undefined && !isOld(model);
  toString = () => `remove ${this.index}`;
  async run(model: Model, real: Real) {
    const cartItemUuid = lineOf(await read(real), this.index)?.uuid ?? '';
    const wanted = { params: { cartItemUuid }, query: { cartUuid: real.cartUuid } };
    await callApi(removeCartItem, wanted);
    expect(await callApi(removeCartItem, wanted).catch(statusOf)).toBe(404);
    const place = placeOf(model, this.index) ?? 'cart';
    const quantity = linesIn(model, place).get(this.index) ?? 0;
    model.removed = { index: this.index, quantity, place, ageSeconds: 0 };
    linesIn(model, place).delete(this.index);
    model.ageSeconds = 0;
    return expectSame(model, real);
  }
}

class Move implements Command {
  constructor(
    private readonly index: number,
    private readonly to: CartPlace,
  ) {}
  check = (model: Model) => placeOf(model, this.index) !== undefined && !isOld(model);
  toString = () => `move ${this.index} to ${this.to}`;
  async run(model: Model, real: Real) {
    const cartItemUuid = lineOf(await read(real), this.index)?.uuid ?? '';
    await callApi(moveCartItem, {
      params: { cartItemUuid },
      query: { cartUuid: real.cartUuid },
      body: { to: this.to },
    });
    const from = linesIn(model, placeOf(model, this.index) ?? 'cart');
    const quantity = from.get(this.index) ?? 0;
    from.delete(this.index);
    linesIn(model, this.to).set(this.index, quantity);
    model.ageSeconds = 0;
    return expectSame(model, real);
  }
}

/** Restores the line that was removed last. */
class Undo implements Command {
  check = canUndo;
  toString = () => 'undo';
  async run(model: Model, real: Real) {
    const { removedItem } = await read(real);
    await callApi(moveCartItem, {
      params: { cartItemUuid: removedItem?.uuid ?? '' },
      query: { cartUuid: real.cartUuid },
      body: { to: removedItem?.place ?? 'cart' },
    });
    const { index = 0, quantity = 0, place = 'cart' } = model.removed ?? {};
    linesIn(model, place).set(index, quantity);
    model.removed = undefined;
    model.ageSeconds = 0;
    return expectSame(model, real);
  }
}

/** The shop deletes a variant or lists it again. */
class SetDeleted implements Command {
  constructor(private readonly isDeleted: boolean) {}
  check = ({ isDeleted }: Model) => isDeleted !== this.isDeleted;
  toString = () => (this.isDeleted ? 'delete' : 'list again');
  async run(model: Model, real: Real) {
    await real.setDeleted(this.isDeleted);
    model.isDeleted = this.isDeleted;
    return expectSame(model, real);
  }
}

/** Tries to remove a line, but names an unknown or invalid cart. */
class ReachOut implements Command {
  constructor(private readonly cartUuid: string) {}
  check = () => true;
  toString = () => `reach for ${this.cartUuid}`;
  async run(model: Model, real: Real) {
    const cartItemUuid = (await read(real)).cartItems[0]?.uuid ?? UNKNOWN;
    const sent = callApi(removeCartItem, {
      params: { cartItemUuid },
      query: { cartUuid: this.cartUuid },
    });
    expect(await sent.catch(statusOf)).toBe(404);
    return expectSame(model, real);
  }
}

class Wait implements Command {
  constructor(
    private readonly seconds: number,
    private readonly isPurged: boolean,
  ) {}
  check = () => true;
  toString = () => `wait ${this.seconds} s${this.isPurged ? ' and purge' : ''}`;
  async run(model: Model, real: Real) {
    real.clock.advance(this.seconds);
    if (real.cartUuid !== '') model.ageSeconds += this.seconds;
    if (model.removed) model.removed.ageSeconds += this.seconds;
    if (this.isPurged) await real.purgeCarts();
    return expectSame(model, real);
  }
}

/** Random sequences of actions by shoppers, a shop and the clock. */
export const cartCommands = fc.commands(
  [
    fc.tuple(good, pieces).map((given) => new Add(...given)),
    fc.tuple(good, pieces).map((given) => new Add(...given)),
    fc.tuple(good, pieces).map((given) => new Change(...given)),
    good.map((index) => new Remove(index)),
    fc.tuple(good, fc.constantFrom<CartPlace>('cart', 'saved')).map((given) => new Move(...given)),
    fc.constant(new Undo()),
    fc.boolean().map((isDeleted) => new SetDeleted(isDeleted)),
    fc.constantFrom(UNKNOWN, 'x', '').map((uuid) => new ReachOut(uuid)),
    fc
      .tuple(
        fc.constantFrom(60, 540, 600, ...[1, 10, 29, 30, 31].map((days) => days * DAY_SECONDS)),
        fc.boolean(),
      )
      .map((given) => new Wait(...given)),
  ],
  { size: '+1', maxCommands: 25 },
);
