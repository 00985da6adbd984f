import { unusedTopics } from './eventTopics';

const register = `export const eventSchemas = {
  'cart:changed': z.object({ total: z.number() }),
  'cart:item-added': choice,
};`;
const publishesBoth = `bus.publish('cart:changed', {}); bus.publish(\`cart:item-\${result}\`, {});`;
const hearsBoth = "useRetained('cart:changed'); useBusRequest([\n  'cart:item-added',\n]);";

it.each([
  ['nothing when all are used', [publishesBoth, hearsBoth], []],
  [
    'a topic without a publisher',
    [hearsBoth, "bus.publish('cart:item-added', {})"],
    ['cart:changed: nobody publishes it'],
  ],
  [
    'a topic without a subscriber',
    [publishesBoth, "useRetained('cart:changed')"],
    ['cart:item-added: nobody subscribes to it'],
  ],
  [
    'a topic that occurs only in a type',
    [publishesBoth, "useRetained('cart:changed'); type Added = EventMap['cart:item-added'];"],
    ['cart:item-added: nobody subscribes to it'],
  ],
])('reports %s', (_title, sources, expected) => {
  expect(unusedTopics(register, sources)).toEqual(expected);
});
