/**
 * Rounds taka to paisa, because amounts in taka are not exact in binary floating point. `toPaisa`
 * would throw on the wrong amounts that a reply under test may contain.
 */
const paisa = (taka: unknown) => Math.round(Number(taka) * 100);

type Fields = Record<string, unknown>;

/**
 * Finds wrong sums in the reply of any call. Each rule recognises its objects by their fields, e.g.
 * cart lines, orders, products or pages.
 * @returns one finding for each wrong field, starting with its path
 */
export function findWrongSums(value: unknown, path = ''): string[] {
  if (Array.isArray(value)) {
    return value.flatMap((each, index) => findWrongSums(each, joinPath(path, String(index))));
  }
  if (typeof value !== 'object' || value === null) return [];
  // The cast is safe: a non-null object can be read by any key, and each rule checks the values
  // that it needs.
  const fields = value as Fields;
  const wrong = RULES.flatMap((rule) => rule(fields) ?? []).map((what) => joinPath(path, what));
  const inside = Object.entries(fields).flatMap(([key, each]) =>
    findWrongSums(each, joinPath(path, key)),
  );
  return [...wrong, ...inside];
}

const joinPath = (path: string, key: string) => (path === '' ? key : `${path}.${key}`);

type Rule = (fields: Fields) => string | undefined;

const lineTotal: Rule = ({ unitPrice, quantity, total }) => {
  if (unitPrice === undefined || quantity === undefined) return undefined;
  const right = paisa(unitPrice) * Number(quantity);
  return right === paisa(total) ? undefined : 'total is not unitPrice times quantity';
};

const orderTotal: Rule = ({ orderNumber, subtotal, deliveryCharge, discount = 0, total }) => {
  if (orderNumber === undefined || subtotal === undefined) return undefined;
  const right = paisa(subtotal) + paisa(deliveryCharge) - paisa(discount);
  return right === paisa(total) ? undefined : 'total is not subtotal plus deliveryCharge';
};

/** Parcels that the sums of an order contain, as `countedParcels` returns them. */
const countedIn = (fields: Fields): unknown[] => {
  const uuids = listOf(fields, 'history').map((change) =>
    fieldOf(change, 'status') === 'cancelled' ? fieldOf(change, 'parcelUuid') : null,
  );
  return listOf(fields, 'parcels').filter(
    (parcel) => !uuids.some((uuid) => uuid !== null && uuid === fieldOf(parcel, 'uuid')),
  );
};

const orderSubtotal: Rule = (fields) => {
  const { parcels, subtotal } = fields;
  if (!Array.isArray(parcels)) return undefined;
  const lines = countedIn(fields).flatMap((parcel) => listOf(parcel, 'orderItems'));
  return sum(lines, 'total') === paisa(subtotal)
    ? undefined
    : 'subtotal is not the sum of its lines';
};

const orderDelivery: Rule = (fields) => {
  const { parcels, deliveryCharge } = fields;
  if (!Array.isArray(parcels)) return undefined;
  const right = sum(countedIn(fields), 'deliveryCharge');
  return right === paisa(deliveryCharge)
    ? undefined
    : 'deliveryCharge is not the sum of its parcels';
};

const cartSubtotal: Rule = ({ cartItems, subtotal }) => {
  if (!Array.isArray(cartItems)) return undefined;
  const right = sum(cartItems, 'total');
  return right === paisa(subtotal) ? undefined : 'subtotal is not the sum of its lines';
};

const cartQuantity: Rule = ({ cartItems, totalQuantity }) => {
  if (!Array.isArray(cartItems)) return undefined;
  const right = sum(cartItems, 'quantity');
  return right === paisa(totalQuantity) ? undefined : 'totalQuantity is not the sum of its lines';
};

const cartParcelSums: Rule = ({ cartParcels, subtotal, deliveryCharge }) => {
  if (!Array.isArray(cartParcels)) return undefined;
  if (sum(cartParcels, 'subtotal') !== paisa(subtotal)) {
    return 'subtotal is not the sum of its parcels';
  }
  return sum(cartParcels, 'deliveryCharge') === paisa(deliveryCharge)
    ? undefined
    : 'deliveryCharge is not the sum of its parcels';
};

const districtCharge: Rule = ({ withinDistrict, deliveryCharge }) =>
  paisa(fieldOf(withinDistrict, 'deliveryCharge')) > paisa(deliveryCharge)
    ? 'deliveryCharge is not the most it can become'
    : undefined;

const lowestPrice: Rule = ({ variant, lowestPrice: lowest }) => {
  const variants = listOf(variant, 'productVariants');
  if (lowest === undefined || variants.length === 0) return undefined;
  const prices = variants.map((each) => paisa(fieldOf(each, 'price')));
  return prices.includes(paisa(lowest)) ? undefined : 'lowestPrice is the price of no variant';
};

const measureRange: Rule = ({ amount, upTo, unit }) => {
  if (unit === undefined || upTo === undefined) return undefined;
  return Number(upTo) > Number(amount) ? undefined : 'upTo is not above amount';
};

const pageCount: Rule = ({ totalItems, totalPages, pageSize }) => {
  if (totalItems === undefined || pageSize === undefined) return undefined;
  const right = Math.ceil(Number(totalItems) / Number(pageSize));
  return right === totalPages ? undefined : 'totalPages is not totalItems by pageSize';
};

const RULES = [
  lineTotal,
  orderTotal,
  orderSubtotal,
  orderDelivery,
  cartSubtotal,
  cartQuantity,
  cartParcelSums,
  districtCharge,
  lowestPrice,
  measureRange,
  pageCount,
];

function listOf(value: unknown, key: string): unknown[] {
  if (typeof value !== 'object' || value === null) return [];
  const found: unknown = Object.entries(value).find(([name]) => name === key)?.[1];
  return Array.isArray(found) ? found : [];
}

function sum(values: unknown[], key: string): number {
  return values.reduce<number>((total, value) => total + paisa(fieldOf(value, key)), 0);
}

const fieldOf = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).find(([name]) => name === key)?.[1]
    : undefined;
