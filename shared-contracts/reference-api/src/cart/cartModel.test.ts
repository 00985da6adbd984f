import { callApi, clearApiCache } from '@marketplace/contracts/api/client';
import {
  addCartItem,
  type Cart,
  changeCartItem,
  getPublicCart,
  removeCartItem,
} from '@marketplace/contracts/api/publicCart';
import { dose } from '@marketplace/contracts/testing/dose';
import fc from 'fast-check';
import type { Database } from '../database/schema';
import { createTestMarket } from '../testing/createTestMarket';
import { jobContext } from '../testing/jobContext';
import { PRODUCT, UNKNOWN, VARIANT } from '../testing/marketUuids';
import { createClock, openTestApi, type TestApi } from '../testing/openTestApi';
import { OPEN_LIMIT_MS, openPostgres } from '../testing/testDatabases';
import { deleteExpiredCarts } from './cartExpiry';

const DAY_SECONDS = 24 * 60 * 60;

/** Things that can be bought, and the most of each. */
const GOODS = [
  { productUuid: PRODUCT.rui, most: 10 },
  { productUuid: PRODUCT.jar, productVariantUuid: VARIANT.smallJar, most: 5 },
  { productUuid: PRODUCT.honey, most: 9999 },
  { productUuid: PRODUCT.untracked, most: 0 },
];
const pieces = fc.integer({ min: 1, max: 13 });
const good = fc.integer({ min: 0, max: GOODS.length - 1 });

/** A cart as a person thinks of it: pieces by good, and how old its last change is. */
interface Model {
  lines: Map<number, number>;
  ageSeconds: number;
}
interface Real {
  cartUuid: string;
  clock: ReturnType<typeof createClock>;
  purgeCarts: () => Promise<void>;
}
type Command = fc.AsyncCommand<Model, Real>;

const isOld = ({ ageSeconds }: Model) => ageSeconds >= 30 * DAY_SECONDS;
const statusOf = (error: unknown) =>
  error instanceof Error && 'status' in error ? error.status : error;

const read = async ({ cartUuid }: Real): Promise<Cart> => {
  clearApiCache();
  return callApi(getPublicCart, { query: { cartUuid } });
};
const lineOf = (cart: Cart, index: number) =>
  cart.cartItems.find(({ product }) => product.uuid === GOODS[index]?.productUuid);

async function expectSame(model: Model, real: Real): Promise<void> {
  const cart = await read(real);
  const lines = isOld(model) ? new Map<number, number>() : model.lines;
  const told = GOODS.map((_, index) => lineOf(cart, index)?.quantity);
  expect(told).toEqual(GOODS.map((_, index) => lines.get(index)));
  expect(cart.cartItems).toHaveLength(lines.size);
  expect(cart.totalQuantity).toBe([...lines.values()].reduce((sum, each) => sum + each, 0));
  expect(cart.uuid).toBe(isOld(model) || real.cartUuid === '' ? null : real.cartUuid);
  const sum = cart.cartItems.reduce(
    (total, { unitPrice, quantity }) => total + unitPrice * quantity,
    0,
  );
  expect(cart.subtotal).toBeCloseTo(sum, 6);
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
    if (there + this.quantity > most) {
      expect(await sent.catch(statusOf)).toBe(409);
      return expectSame(model, real);
    }
    const { uuid } = await sent;
    // An expired cart is not used again, not even empty.
    if (isOld(model)) {
      expect(uuid).not.toBe(real.cartUuid);
      model.lines.clear();
    }
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
    if (this.quantity > (GOODS[this.index]?.most ?? 0)) {
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
  check = (model: Model) => model.lines.has(this.index) && !isOld(model);
  toString = () => `remove ${this.index}`;
  async run(model: Model, real: Real) {
    const cartItemUuid = lineOf(await read(real), this.index)?.uuid ?? '';
    const wanted = { params: { cartItemUuid }, query: { cartUuid: real.cartUuid } };
    await callApi(removeCartItem, wanted);
    expect(await callApi(removeCartItem, wanted).catch(statusOf)).toBe(404);
    model.lines.delete(this.index);
    model.ageSeconds = 0;
    return expectSame(model, real);
  }
}

/** Another's cart, one that is not there, or nothing a cart could be called. */
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
    private readonly days: number,
    private readonly isPurged: boolean,
  ) {}
  check = () => true;
  toString = () => `wait ${this.days} days${this.isPurged ? ' and purge' : ''}`;
  async run(model: Model, real: Real) {
    real.clock.advance(this.days * DAY_SECONDS);
    if (real.cartUuid !== '') model.ageSeconds += this.days * DAY_SECONDS;
    if (this.isPurged) await real.purgeCarts();
    return expectSame(model, real);
  }
}

describe('a cart', () => {
  let db: Database;
  let close: () => Promise<void>;
  let api: TestApi;
  const clock = createClock();

  beforeAll(async () => {
    ({ db, close } = await openPostgres());
    await createTestMarket(db);
    api = await openTestApi(db, { now: clock.now });
  }, OPEN_LIMIT_MS);

  afterAll(async () => {
    await api?.close();
    await close?.();
  });

  it('holds what a simple model of it holds, whatever is done in whatever sequence', async () => {
    const purgeCarts = () => deleteExpiredCarts(jobContext(db, clock.now));
    const commands = fc.commands(
      [
        fc.tuple(good, pieces).map((given) => new Add(...given)),
        fc.tuple(good, pieces).map((given) => new Add(...given)),
        fc.tuple(good, pieces).map((given) => new Change(...given)),
        good.map((index) => new Remove(index)),
        fc.constantFrom(UNKNOWN, 'x', '').map((uuid) => new ReachOut(uuid)),
        fc
          .tuple(fc.constantFrom(1, 10, 29, 30, 31), fc.boolean())
          .map((given) => new Wait(...given)),
      ],
      { size: '+1', maxCommands: 25 },
    );
    const property = fc.asyncProperty(commands, (sequence) =>
      fc.asyncModelRun(
        () => ({
          model: { lines: new Map<number, number>(), ageSeconds: 0 },
          real: { cartUuid: '', clock, purgeCarts },
        }),
        sequence,
      ),
    );
    await fc.assert(property, { numRuns: dose({ gate: 6, soak: 100 }), seed: 20_240_501 });
  }, 240_000);
});
