import fc from 'fast-check';
import { BEHAVIOURS, type Behaviour } from '../payments/sandboxes/SandboxBook';
import { type Act, GATEWAYS, type Moment } from './PurchaseRun';

const HOUR = 3600;

const nth = fc.nat(3);
const times = fc.integer({ min: 1, max: 2 });
const gateway = fc.constantFrom(...GATEWAYS);
const method = fc.constantFrom(...GATEWAYS, 'cash-on-delivery' as const);
// The cast is safe: `Object.keys` returns the keys of `BEHAVIOURS`.
const behaviour = fc.constantFrom(...(Object.keys(BEHAVIOURS) as Behaviour[]));
const act: fc.Arbitrary<Act> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('order'),
      cart: fc.nat(3),
      tab: fc.nat(1),
      method,
      times,
    }),
  },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('start'), nth, method }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('press'), nth, behaviour }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('come back'), nth }) },
  fc.record({ do: fc.constant('change'), cart: fc.nat(3), quantity: times }),
  fc.record({ do: fc.constant('use code'), cart: fc.nat(3) }),
  fc.record({
    do: fc.constant('offer'),
    handle: fc.constantFrom('rui-fish', 'hilsa'),
    isOffered: fc.boolean(),
  }),
  fc.record({ do: fc.constant('forge'), nth }),
  fc.record({ do: fc.constant('be quick'), method: gateway }),
  fc.record({ do: fc.constant('refuse refunds'), method: gateway, isRefusing: fc.boolean() }),
  fc.record({ do: fc.constant('cancel'), nth }),
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('advance'),
      nth,
      to: fc.constantFrom('confirmed', 'shipped', 'delivered'),
    }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('refund'), nth }) },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('wait'), seconds: fc.constantFrom(30, 600, 1860) }),
  },
);
const death = fc.option(
  fc.record({ statements: fc.nat(30), isDone: fc.boolean(), isLong: fc.boolean() }),
  { freq: 2 },
);
const moment: fc.Arbitrary<Moment> = fc.record({
  acts: fc.array(act, { minLength: 1, maxLength: 3 }),
  death,
});
/**
 * Upper limit for the sum of all waits in a schedule, in seconds, because a guest's token expires
 * after two hours.
 */
const WAITS = 2 * HOUR;
const waitOf = ({ acts }: Moment) =>
  acts.reduce((sum, each) => sum + (each.do === 'wait' ? each.seconds : 0), 0);
const PAYING: Moment[] = [
  { acts: [{ do: 'press', nth: 0, behaviour: 'pays' }], death: null },
  { acts: [{ do: 'come back', nth: 0 }], death: null },
];
/**
 * Generates random sequences of events in a shop. Each sequence begins with an order and the start
 * of its payment. In about half of the sequences, the shopper then pays.
 */
export const purchaseSchedule = fc
  .tuple(
    fc.record({ method, cart: fc.nat(1), death, isPaid: fc.boolean() }),
    fc.array(moment, { minLength: 2, maxLength: 8, size: 'max' }),
  )
  .map(([first, moments]): Moment[] => [
    {
      acts: [{ do: 'order', cart: first.cart, tab: 0, method: first.method, times: 1 }],
      death: first.death,
    },
    { acts: [{ do: 'start', nth: 0, method: first.method }], death: null },
    ...(first.isPaid ? PAYING : []),
    ...moments,
  ])
  .filter((moments) => moments.reduce((sum, each) => sum + waitOf(each), 0) < WAITS);
