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
  size: { width: number; height: number };
  name: string;
}

function nameCase(given: Omit<PaymentCase, 'size' | 'name'>, size: keyof typeof SIZES) {
  const { method, behaviour, shopper, leave } = given;
  const name = `${method} ${behaviour}, a ${shopper} ${leave}, on a ${size}`;
  return { ...given, size: SIZES[size], name };
}

/** The whole table, in groups that are gone through side by side: one of each behaviour. */
export const ALL_GROUPS: readonly PaymentCase[][] = METHODS.flatMap((method) =>
  SHOPPERS.flatMap((shopper) =>
    LEAVES.flatMap((leave) =>
      SIZE_NAMES.map((size) =>
        BEHAVIOURS.map((behaviour) => nameCase({ method, behaviour, shopper, leave }, size)),
      ),
    ),
  ),
);

const turn = <Value>(values: readonly Value[], step: number) =>
  // The remainder is an index.
  values[step % values.length] as Value;

/** Each behaviour once; each method with each way to leave, each kind of shopper and each size. */
export const ONE_GROUP: PaymentCase[] = BEHAVIOURS.map((behaviour, n) =>
  nameCase(
    {
      behaviour,
      method: turn(METHODS, n),
      // A closed tab is not joined with a silent gateway: each takes half a minute.
      leave: turn(LEAVES, n + 3),
      shopper: turn(SHOPPERS, Math.floor(n / 3)),
    },
    turn(SIZE_NAMES, Math.floor(n / 6) + n),
  ),
);
