import type { Shopper } from './gatewayMarket';

export type End = 'paid' | 'unpaid' | 'refund due';

/** Expected result of an order for each button on the sandbox's page. */
export const ENDS = {
  pays: 'paid',
  refuses: 'unpaid',
  cancels: 'unpaid',
  'stays-pending': 'unpaid',
  // The payment arrives after half an hour, when the order has expired and its stock is released.
  'pays-late': 'refund due',
  'answers-twice': 'paid',
  'answers-before-commit': 'paid',
  forged: 'unpaid',
  'other-amount': 'refund due',
  'execute-silent': 'paid',
  'returns-without-notifying': 'paid',
  'notifies-without-returning': 'paid',
  // The payment counts as paid, but the order waits until somebody has reviewed the payment.
  'pays-risky': 'paid',
} as const satisfies Record<string, End>;

const SIZES = { phone: { width: 360, height: 740 }, desktop: { width: 1280, height: 800 } };
const METHODS = ['bkash', 'nagad', 'card'] as const;
const SHOPPERS: Shopper[] = ['customer', 'guest'];
const LEAVES = ['stays', 'closes the tab', 'reloads', 'has a second tab'] as const;
// The casts are safe: the objects have no other keys. The type of `Object.keys` is `string[]`.
const BEHAVIOURS = Object.keys(ENDS) as (keyof typeof ENDS)[];
const SIZE_NAMES = Object.keys(SIZES) as (keyof typeof SIZES)[];

/** A shopper with a browser, and what the shopper does after the payment. */
export interface Visit {
  shopper: Shopper;
  leave: (typeof LEAVES)[number];
  /** False for a browser without JavaScript, which posts the checkout's form natively. */
  hasScripts: boolean;
  size: keyof typeof SIZES;
}

export interface PaymentCase extends Visit {
  method: (typeof METHODS)[number];
  behaviour: keyof typeof ENDS;
}

/** A case with cash on delivery, in which nothing is paid online. */
export interface CashCase extends Visit {
  method: 'cash-on-delivery';
}

export type Case = PaymentCase | CashCase;

export const isCash = (given: Case): given is CashCase => given.method === 'cash-on-delivery';

export const viewportOf = ({ size }: Visit) => SIZES[size];

export function nameOf(given: Case): string {
  const { method, shopper, leave, size, hasScripts } = given;
  const what = isCash(given) ? method : `${method} ${given.behaviour}`;
  return `${what}, a ${shopper} ${leave}, on a ${size}${hasScripts ? '' : ' without scripts'}`;
}

/**
 * True if the shop learns the result only by asking the payment gateway at its next check. Such
 * cases start first, because they take longest.
 */
const waits = (given: Case) =>
  !isCash(given) &&
  (given.leave === 'closes the tab' ||
    ['pays-late', 'execute-silent', 'notifies-without-returning'].includes(given.behaviour));

const longestFirst = (cases: Case[]) =>
  [...cases].sort((one, other) => Number(waits(other)) - Number(waits(one)));

const VISITS: Visit[] = SHOPPERS.flatMap((shopper) =>
  LEAVES.flatMap((leave) =>
    SIZE_NAMES.flatMap((size) =>
      [true, false].map((hasScripts) => ({ shopper, leave, size, hasScripts })),
    ),
  ),
);

/**
 * All combinations, in groups. Each group except the last has one payment method, one kind of
 * shopper and one value of `leave`. Each of these groups contains every behaviour at both sizes,
 * with and without scripts. The last group contains all cases with cash.
 */
export const ALL_GROUPS: readonly Case[][] = [
  ...METHODS.flatMap((method) =>
    SHOPPERS.flatMap((shopper) =>
      LEAVES.map((leave) =>
        longestFirst(
          VISITS.filter((visit) => visit.shopper === shopper && visit.leave === leave).flatMap(
            (visit) => BEHAVIOURS.map((behaviour) => ({ ...visit, method, behaviour })),
          ),
        ),
      ),
    ),
  ),
  VISITS.map((visit) => ({ ...visit, method: 'cash-on-delivery' })),
];

const turn = <Value>(values: readonly Value[], step: number) =>
  // The cast is safe: the remainder is always a valid index.
  values[step % values.length] as Value;

/**
 * Contains each behaviour once. Every method occurs with every value of `leave`, every kind of
 * shopper and every size.
 */
const WITH_SCRIPTS: Case[] = BEHAVIOURS.map((behaviour, n) => ({
  behaviour,
  method: turn(METHODS, n),
  // With this offset, no case has both a closed tab and a silent payment gateway. Each of the two
  // takes half a minute.
  leave: turn(LEAVES, n + 3),
  shopper: turn(SHOPPERS, Math.floor(n / 3)),
  hasScripts: true,
  size: turn(SIZE_NAMES, Math.floor(n / 6) + n),
}));

/**
 * Contains every method with a customer and with a guest, and every value of `leave` that keeps the
 * tab open.
 */
const WITHOUT_SCRIPTS: Case[] = (
  [
    ['bkash', 'pays', 'customer', 'stays'],
    ['nagad', 'stays-pending', 'guest', 'reloads'],
    ['card', 'returns-without-notifying', 'customer', 'stays'],
    ['bkash', 'execute-silent', 'guest', 'stays'],
    ['nagad', 'refuses', 'customer', 'has a second tab'],
    ['card', 'other-amount', 'guest', 'stays'],
  ] as const
).map(([method, behaviour, shopper, leave], n) => ({
  method,
  behaviour,
  shopper,
  leave,
  hasScripts: false,
  size: turn(SIZE_NAMES, n),
}));

/**
 * Contains every value of `leave`. Each kind of shopper occurs with and without scripts, and at
 * each size.
 */
const CASH: Case[] = LEAVES.map((leave, n) => ({
  method: 'cash-on-delivery',
  leave,
  shopper: turn(SHOPPERS, n),
  hasScripts: n < 2,
  size: turn(SIZE_NAMES, n + Math.floor(n / 2)),
}));

export const ONE_GROUP: Case[] = longestFirst([...WITH_SCRIPTS, ...WITHOUT_SCRIPTS, ...CASH]);
