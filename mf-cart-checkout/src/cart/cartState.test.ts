import { buildCart, buildCartItem } from '../testing/buildCart';
import {
  type CartAction,
  EMPTY_STATE,
  expectedCart,
  pendingUpdates,
  reduceCart,
} from './cartState';

const { product, uuid: line } = buildCartItem(1);
const choice = { productUuid: product.uuid };
const other = { productUuid: buildCartItem(2).product.uuid };
const cartOf = (quantity: number) => buildCart([buildCartItem(1, { quantity })]);

const published = (quantity: number): CartAction => ({ type: 'published', cart: cartOf(quantity) });
const replied = (id: number, quantity: number): CartAction => ({
  type: 'replied',
  id,
  cart: cartOf(quantity),
  at: 0,
});
const added = (change: number, added = choice): CartAction => ({
  type: 'requested',
  operation: { choice: added, change },
});
const stepped = (change: number): CartAction => ({
  type: 'requested',
  operation: { choice, change, line },
});
/** A tap while the browser is offline. The device stores the request. */
const stored = (change: number, record: string): CartAction => ({
  type: 'requested',
  operation: { choice, change, line, record },
});
/** A quantity that was chosen on the cart page. */
const chosen = (quantity: number): CartAction => ({
  type: 'requested',
  operation: { line, quantity },
});
const advanced = (id: number, status: 'due' | 'sent'): CartAction => ({
  type: 'advanced',
  ids: [id],
  status,
});
const settled = (id: number): CartAction => ({ type: 'settled', ids: [id] });

interface Outcome {
  /** Number of pieces of the product in the server's cart. */
  server?: number;
  /** Expected number of pieces of the product; absent while no request is pending. */
  expected?: number;
  /** Expected number of pieces in the whole cart, which starts with 2. */
  total: number;
  pending: string[];
  /** Quantities that are posted when the shopper leaves the page. */
  unsaved: number[];
}
const nothing = { pending: [], unsaved: [] };

it.each<[string, CartAction[], Outcome]>([
  ['starts empty', [], { ...nothing, total: 2 }],
  ['contains the published cart', [published(2)], { ...nothing, server: 2, total: 2 }],
  [
    'publishes the expected quantity of an addition before its reply',
    [published(2), added(1)],
    { server: 2, expected: 3, total: 3, pending: ['1 due'], unsaved: [] },
  ],
  [
    'adds up the pieces of several additions, but keeps their requests separate',
    [published(2), added(1), added(3)],
    { server: 2, expected: 6, total: 6, pending: ['1 due', '2 due'], unsaved: [] },
  ],
  [
    'adds pieces of another product to the total only',
    [published(2), added(1, other)],
    { server: 2, total: 3, pending: ['1 due'], unsaved: [] },
  ],
  [
    'takes the cart from a reply, and keeps the operations that are still pending',
    [published(2), added(1), added(3), advanced(1, 'sent'), replied(1, 7)],
    { server: 7, expected: 10, total: 5, pending: ['2 due'], unsaved: [] },
  ],
  [
    'drops the expected quantity of a refused addition',
    [published(2), added(1), advanced(1, 'sent'), settled(1)],
    { ...nothing, server: 2, total: 2 },
  ],
  [
    'merges taps on the same cart item that are not sent yet',
    [published(2), stepped(1), stepped(1), stepped(-1)],
    { server: 2, expected: 3, total: 3, pending: ['3 waiting'], unsaved: [3] },
  ],
  [
    'merges a tap into an operation that is due, and restarts the debounce time',
    [published(2), stepped(1), advanced(1, 'due'), stepped(1)],
    { server: 2, expected: 4, total: 4, pending: ['2 waiting'], unsaved: [4] },
  ],
  [
    'keeps a tap separate from an operation that is already sent',
    [published(2), stepped(1), advanced(1, 'sent'), stepped(1)],
    { server: 2, expected: 4, total: 4, pending: ['1 sent', '2 waiting'], unsaved: [4] },
  ],
  [
    'adds a later tap to the quantity in the reply to an earlier tap',
    [published(2), stepped(1), advanced(1, 'sent'), stepped(1), replied(1, 3)],
    { server: 3, expected: 4, total: 3, pending: ['2 waiting'], unsaved: [4] },
  ],
  [
    'lowers a quantity to 0, but not below 0',
    [published(1), stepped(-1), stepped(-1), stepped(-1)],
    { server: 1, expected: 0, total: 1, pending: ['3 waiting'], unsaved: [0] },
  ],
  [
    'replaces a quantity chosen on the cart page by the next choice, and publishes neither as the expected quantity',
    [published(2), chosen(3), chosen(5)],
    { server: 2, total: 2, pending: ['2 waiting'], unsaved: [5] },
  ],
  [
    'keeps quantities chosen on the cart page separate from taps elsewhere',
    [published(2), chosen(5), stepped(1)],
    { server: 2, expected: 3, total: 3, pending: ['1 waiting', '2 waiting'], unsaved: [3] },
  ],
  [
    'keeps stored taps separate from each other',
    [published(2), stored(1, 'r1'), stored(1, 'r2')],
    { server: 2, expected: 4, total: 4, pending: ['1 waiting', '2 waiting'], unsaved: [] },
  ],
  [
    'keeps a tap separate from an earlier tap that is stored, and posts only the later one',
    [published(2), stored(1, 'r1'), stepped(1)],
    { server: 2, expected: 4, total: 4, pending: ['1 waiting', '2 waiting'], unsaved: [3] },
  ],
  [
    'keeps an unstored tap separate from a later tap that is stored',
    [published(2), stepped(1), stored(1, 'r1')],
    { server: 2, expected: 4, total: 4, pending: ['1 waiting', '2 waiting'], unsaved: [3] },
  ],
  [
    'posts no stored tap when the page is left',
    [published(2), stored(1, 'r1')],
    { server: 2, expected: 3, total: 3, pending: ['1 waiting'], unsaved: [] },
  ],
  [
    'includes a stored tap in the posted quantity after the tap is sent',
    [published(2), stored(1, 'r1'), advanced(1, 'due'), advanced(1, 'sent'), stepped(1)],
    { server: 2, expected: 4, total: 4, pending: ['1 sent', '2 waiting'], unsaved: [4] },
  ],
  [
    'does not set a sent operation back to due when its debounce time ends',
    [published(2), stepped(1), advanced(1, 'sent'), advanced(1, 'due')],
    { server: 2, expected: 3, total: 3, pending: ['1 sent'], unsaved: [3] },
  ],
])('the cart state: %s', (_, actions, outcome) => {
  const state = actions.reduce(reduceCart, EMPTY_STATE);
  const expected = expectedCart(state, 2);
  expect({
    server: state.cart?.cartItems[0]?.quantity,
    expected: expected.items?.find(({ productUuid }) => productUuid === product.uuid)?.quantity,
    total: expected.totalQuantity,
    pending: state.pending.map(({ id, status }) => `${id} ${status}`),
    unsaved: pendingUpdates(state).map(({ quantity }) => quantity),
  }).toEqual({ server: undefined, expected: undefined, ...outcome });
});

describe('the stored reply to a mutation', () => {
  const reply = replied(1, 3);

  it.each<[string, CartAction[], boolean]>([
    ['is kept for the loader', [added(1), reply], true],
    ['is kept even if another cart is published', [added(1), reply, published(4)], true],
    ['is discarded when the next operation is requested', [added(1), reply, stepped(1)], false],
    ['is discarded when it is invalidated', [added(1), reply, { type: 'invalidated' }], false],
  ])('%s', (_, actions, isKept) => {
    const state = actions.reduce(reduceCart, EMPTY_STATE);
    expect(state.mutationResult !== undefined).toBe(isKept);
  });
});
