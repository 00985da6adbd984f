import type { Cart } from '@marketplace/contracts/api/publicCart';
import type { EventMap } from '@marketplace/contracts/events';

export type Choice = Pick<EventMap['cart:add-requested'], 'productUuid' | 'productVariantUuid'>;

/** A change of the cart that a shopper has requested. */
export interface CartOperation {
  /**
   * The product whose expected quantity is published. Only operations that events request have a
   * `choice`.
   */
  choice?: Choice;
  /** Number of pieces to add to `choice`; negative to remove pieces. */
  change?: number;
  /**
   * Uuid of the cart item whose quantity is set. A later quantity for the same item supersedes this
   * one.
   */
  line?: string;
  /**
   * Quantity that the shopper chose on the cart page. Operations that events request have a
   * `change` instead.
   */
  quantity?: number;
  /** Id of the record in which this device keeps the request until it is sent (`keptChanges`). */
  record?: string;
}

export interface PendingOperation extends CartOperation {
  id: number;
  /**
   * `waiting`: more taps on the item may follow. `due`: waits until earlier operations end. `sent`:
   * has no reply yet.
   */
  status: 'waiting' | 'due' | 'sent';
}

export interface CartState {
  /** The server's cart; `undefined` until a cart is loaded. */
  cart?: Cart;
  /** Number of times that a `published` or `replied` action has replaced `cart`. */
  version: number;
  /** Operations without a reply, oldest first. */
  pending: readonly PendingOperation[];
  lastId: number;
  /**
   * The cart in the reply to the last mutation, and the time of the reply in ms. The next loader
   * uses this cart instead of a request.
   */
  mutationResult?: { cart: Cart; at: number };
  /** The cart that the last loader fetched, and `version` at that time. */
  read?: { cart: Cart; version: number };
  /** Uuid of a customer who is known to have no cart. */
  cartlessCustomer?: string;
  /** Number of open pages that show the cart. */
  pages: number;
}

export const EMPTY_STATE: CartState = { version: 0, pending: [], lastId: 0, pages: 0 };

export type CartAction =
  | { type: 'published' | 'read'; cart: Cart }
  /**
   * `id`: the operation that the reply confirms. `claimedBy`: the customer who now owns the cart.
   */
  | { type: 'replied'; cart: Cart; at: number; id?: number; claimedBy?: string }
  | { type: 'invalidated' }
  | { type: 'requested'; operation: CartOperation }
  | { type: 'advanced'; ids: readonly number[]; status: PendingOperation['status'] }
  /**
   * The operations need no further work: they were confirmed, refused or dropped, or the browser
   * posts them because the shopper leaves the page.
   */
  | { type: 'settled'; ids: readonly number[] }
  | { type: 'page-opened' | 'page-closed' };

export function reduceCart(state: CartState, action: CartAction): CartState {
  switch (action.type) {
    case 'published':
      return { ...state, cart: action.cart, version: state.version + 1 };
    case 'read':
      return { ...state, read: { cart: action.cart, version: state.version } };
    case 'replied': {
      const { cart, at, id, claimedBy } = action;
      const published = reduceCart(settle(state, [id]), { type: 'published', cart });
      const cartlessCustomer = cart.uuid === null ? claimedBy : undefined;
      return { ...published, mutationResult: { cart, at }, cartlessCustomer };
    }
    case 'invalidated':
      return { ...state, mutationResult: undefined };
    case 'requested':
      return addPending(state, action.operation);
    case 'advanced':
      return advance(state, action.ids, action.status);
    case 'settled':
      return settle(state, action.ids);
    case 'page-opened':
      return { ...state, pages: state.pages + 1 };
    case 'page-closed':
      return { ...state, pages: state.pages - 1 };
  }
}

/**
 * Adds an operation. If an operation on the same item is still unsent, the new operation replaces
 * it and includes its change.
 */
function addPending(state: CartState, operation: CartOperation): CartState {
  const { choice, line, change = 0, record } = operation;
  const superseded = state.pending.find(
    (each) =>
      line !== undefined &&
      each.line === line &&
      each.status !== 'sent' &&
      // A record contains only one request, so an operation with a record is not merged with
      // others.
      (each.record ?? record) === undefined &&
      // The cart page sends absolute quantities and events send relative ones, so they do not
      // replace each other.
      (each.choice === undefined) === (choice === undefined),
  );
  const id = state.lastId + 1;
  const added: PendingOperation = { ...operation, id, status: line ? 'waiting' : 'due' };
  if (choice) {
    // Limits a removal to the expected pieces, because taps from before this code was loaded may
    // ask for more.
    const possible = Math.max(change, -expectedQuantity(state, choice));
    added.change = possible + (superseded?.change ?? 0);
  }
  const pending = [...state.pending.filter((each) => each !== superseded), added];
  return { ...state, pending, lastId: id, mutationResult: undefined };
}

const settle = (state: CartState, ids: readonly (number | undefined)[]): CartState => ({
  ...state,
  pending: state.pending.filter(({ id }) => !ids.includes(id)),
});

const advance = (
  state: CartState,
  ids: readonly number[],
  status: PendingOperation['status'],
): CartState => ({
  ...state,
  pending: state.pending.map((each) => {
    // True if the operation was already due or sent when its debounce time ended.
    const isLate = status === 'due' && each.status !== 'waiting';
    if (!ids.includes(each.id) || isLate) return each;
    return { ...each, status, record: status === 'sent' ? undefined : each.record };
  }),
});

const keyOf = ({ productUuid, productVariantUuid }: Choice) => productVariantUuid ?? productUuid;

export const findLine = ({ cart }: CartState, { productUuid, productVariantUuid }: Choice) =>
  cart?.cartItems.find(
    ({ product, variant }) => product.uuid === productUuid && variant?.uuid === productVariantUuid,
  );

/** Returns the quantity that a product will have if all pending operations succeed. */
export function expectedQuantity(state: CartState, choice: Choice): number {
  const ofChoice = state.pending.filter(
    (each) => each.choice && keyOf(each.choice) === keyOf(choice),
  );
  return ofChoice.reduce(
    (sum, { change = 0 }) => sum + change,
    findLine(state, choice)?.quantity ?? 0,
  );
}

/**
 * Returns the payload of `cart:quantity-expected`: the quantities that the cart will have if all
 * pending operations succeed.
 * @param totalQuantity number of pieces in the server's cart, from the cookie
 */
export function expectedCart(
  state: CartState,
  totalQuantity: number,
): EventMap['cart:quantity-expected'] {
  const requests = state.pending.filter(({ choice }) => choice !== undefined);
  const items = new Map(
    requests.flatMap(({ choice }) => {
      if (!choice) return [];
      const { productUuid, productVariantUuid } = choice;
      const quantity = expectedQuantity(state, choice);
      return [[keyOf(choice), { productUuid, productVariantUuid, quantity }]];
    }),
  );
  const sum = requests.reduce((pieces, { change = 0 }) => pieces + change, totalQuantity);
  return { totalQuantity: sum, items: [...items.values()] };
}

/**
 * Returns the last requested quantity of each item whose quantity the server has not confirmed.
 * Leaves out requests with a record, because the next page sends them.
 */
export function pendingUpdates(state: CartState) {
  const pending = state.pending.filter(({ record }) => record === undefined);
  const lines = new Map<string, { id: number; line: string; quantity: number }>();
  for (const { id, line, choice, quantity } of pending) {
    if (line === undefined) continue;
    const chosen = choice ? expectedQuantity({ ...state, pending }, choice) : (quantity ?? 0);
    lines.set(line, { id, line, quantity: chosen });
  }
  return [...lines.values()];
}

/**
 * Compares the cart that a page's loader returned with the published cart.
 * @param isOfCookie true if the cookies contain the uuid and quantity of this cart. Another tab may
 * have changed the cookies after the server rendered the page.
 * @returns `published` if both are the same cart; `current` if no other cart was published since
 * the loader fetched this one; otherwise `outdated`
 */
export function displayState(
  { cart: published, version, read }: CartState,
  cart: Cart,
  isOfCookie: boolean,
): 'published' | 'current' | 'outdated' {
  if (published === cart) return 'published';
  if (read?.cart === cart) return read.version === version ? 'current' : 'outdated';
  return version === 0 && isOfCookie ? 'current' : 'outdated';
}
