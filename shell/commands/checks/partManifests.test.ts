import type { Topic } from '@marketplace/contracts/events';
import { findManifestMistakes, readHandlers } from './partManifests';

const part = (publishes: Topic[], listensTo: Topic[], ...sources: string[]) => ({
  manifest: { name: 'mf_x', publishes, listensTo, calls: [] },
  sources,
});
const publisher = part(
  ['cart:changed', 'cart:item-added'],
  [],
  "bus.publish('cart:changed', cart)",
  "bus.publish('cart:item-added', item)",
);
const subscriber = part(
  [],
  ['cart:changed', 'cart:item-added'],
  "useRetained('cart:changed'); useBusRequest([\n  'cart:item-added',\n]);",
);

const handlers = readHandlers(`
| topic | published by | handled in |
|---|---|---|
| \`cart:changed\` (retained), \`cart:item-added\` | mf-x | mf-y |
`);
const unheard = new Map(handlers).set('cart:item-added', 'nobody yet: for analytics');

it.each([
  ['nothing if all topics are used', [publisher, subscriber], []],
  [
    'a topic without a publisher',
    [part(['cart:item-added'], [], "bus.publish('cart:item-added', item)"), subscriber],
    ['cart:changed: no manifest publishes it; take it out of the register'],
  ],
  [
    'a topic without a subscriber',
    [publisher, part([], ['cart:changed'], "useRetained('cart:changed')")],
    ['cart:item-added: no manifest listens to it; take it out of the register'],
  ],
  [
    'a topic that a manifest names but no source uses',
    [publisher, subscriber, part(['order:placed'], [])],
    ['mf_x: its manifest names order:placed, and no source does'],
  ],
  [
    'a call that a manifest names but no source uses',
    [
      publisher,
      subscriber,
      {
        manifest: {
          name: 'mf_y',
          publishes: [],
          listensTo: [],
          calls: ['listBlogs', 'listShops'] as const,
        },
        sources: ['callApi(listBlogs)'],
      },
    ],
    ['mf_y: its manifest names the call listShops, and no source does'],
  ],
  [
    'toasts of a part whose manifest does not publish toast:requested',
    [publisher, subscriber, part([], [], "from '@marketplace/contracts/notices';")],
    ['mf_x: it shows toasts, and its manifest does not publish toast:requested'],
  ],
])('findManifestMistakes reports %s', (_title, parts, expected) => {
  expect(findManifestMistakes([...handlers.keys()], handlers, parts)).toEqual(expected);
});

it('findManifestMistakes accepts a topic without a listener if the event contracts say that nobody listens to it', () => {
  const listener = part([], ['cart:changed'], "useRetained('cart:changed')");
  expect(findManifestMistakes([...handlers.keys()], unheard, [publisher, listener])).toEqual([]);
});

it('findManifestMistakes reports a topic with a listener if the event contracts say that nobody listens to it', () => {
  expect(findManifestMistakes([...handlers.keys()], unheard, [publisher, subscriber])).toEqual([
    'cart:item-added: a manifest listens to it; name the handler in shared-contracts/docs/event-contracts.md',
  ]);
});

it('findManifestMistakes reports a topic without a row in the event contracts', () => {
  const rows = new Map([['cart:changed', 'mf-y']]);
  expect(findManifestMistakes([...handlers.keys()], rows, [publisher, subscriber])).toEqual([
    'cart:item-added: shared-contracts/docs/event-contracts.md has no row of it',
  ]);
});
