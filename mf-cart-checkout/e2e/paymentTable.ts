import type { Shopper } from './gatewayMarket';

export type End = 'paid' | 'unpaid' | 'refund due';

/** How an order ends within a minute, by the buttons of the sandboxes' pages. */
export const ENDS = {
  pays: 'paid',
  refuses: 'unpaid',
  cancels: 'unpaid',
  'stays-pending': 'unpaid',
  'pays-late': 'unpaid',
  'answers-twice': 'paid',
  'answers-before-commit': 'paid',
  forged: 'unpaid',
  'other-amount': 'refund due',
  'execute-silent': 'paid',
  'returns-without-notifying': 'paid',
  'notifies-without-returning': 'paid',
} as const satisfies Record<string, End>;

const SIZES = { phone: { width: 360, height: 740 }, desktop: { width: 1280, height: 800 } };
const METHODS = ['bkash', 'nagad', 'card'] as const;
const SHOPPERS: Shopper[] = ['customer', 'guest'];
const LEAVES = ['stays', 'closes the tab', 'reloads', 'has a second tab'] as const;
// Own keys of constant objects.
const BEHAVIOURS = Object.keys(ENDS) as (keyof typeof ENDS)[];
const SIZE_NAMES = Object.keys(SIZES) as (keyof typeof SIZES)[];

export interface PaymentCase {
  method: (typeof METHODS)[number];
  behaviour: keyof typeof ENDS;
  shopper: Shopper;
  leave: (typeof LEAVES)[number];
  /** False for a browser without JavaScript, which orders by the checkout's form. */
  hasScripts: boolean;
  size: { width: number; height: number };
  name: string;
}

function nameCase(given: Omit<PaymentCase, 'size' | 'name'>, size: keyof typeof SIZES) {
  const { method, behaviour, shopper, leave, hasScripts } = given;
  const way = hasScripts ? '' : ' without scripts';
  const name = `${method} ${behaviour}, a ${shopper} ${leave}, on a ${size}${way}`;
  return { ...given, size: SIZES[size], name };
}

/**
 * The whole table, in groups that are gone through side by side: two of each behaviour, one of them
 * without scripts.
 */
export const ALL_GROUPS: readonly PaymentCase[][] = METHODS.flatMap((method) =>
  SHOPPERS.flatMap((shopper) =>
    LEAVES.flatMap((leave) =>
      SIZE_NAMES.map((size) =>
        [true, false].flatMap((hasScripts) =>
          BEHAVIOURS.map((behaviour) =>
            nameCase({ method, behaviour, shopper, leave, hasScripts }, size),
          ),
        ),
      ),
    ),
  ),
);

const turn = <Value>(values: readonly Value[], step: number) =>
  // The remainder is an index.
  values[step % values.length] as Value;

/** Each behaviour once; each method with each way to leave, each kind of shopper and each size. */
const WITH_SCRIPTS: PaymentCase[] = BEHAVIOURS.map((behaviour, n) =>
  nameCase(
    {
      behaviour,
      method: turn(METHODS, n),
      // A closed tab is not joined with a silent gateway: each takes half a minute.
      leave: turn(LEAVES, n + 3),
      shopper: turn(SHOPPERS, Math.floor(n / 3)),
      hasScripts: true,
    },
    turn(SIZE_NAMES, Math.floor(n / 6) + n),
  ),
);

/** Each method, for a customer and a guest, and each way back to the shop. */
const WITHOUT_SCRIPTS: PaymentCase[] = (
  [
    ['bkash', 'pays', 'customer', 'stays'],
    ['nagad', 'stays-pending', 'guest', 'reloads'],
    ['card', 'returns-without-notifying', 'customer', 'stays'],
    ['bkash', 'execute-silent', 'guest', 'stays'],
    ['nagad', 'refuses', 'customer', 'has a second tab'],
    ['card', 'other-amount', 'guest', 'stays'],
  ] as const
).map(([method, behaviour, shopper, leave], n) =>
  nameCase({ method, behaviour, shopper, leave, hasScripts: false }, turn(SIZE_NAMES, n)),
);

export const ONE_GROUP: PaymentCase[] = [...WITH_SCRIPTS, ...WITHOUT_SCRIPTS];
