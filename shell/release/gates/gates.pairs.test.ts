import type { ReleaseFacts } from '@marketplace/contracts/facts/ReleaseFacts';
import type { PartName } from '@marketplace/contracts/pages/pageTable';
import { findBetween } from './order';
import { buildRelease, payloadOf } from './testing/buildRelease';

const PARTS: PartName[] = ['shell', 'mf_catalog', 'mf_cart_checkout', 'mf_content'];
const cartService = buildRelease('mf_cart_checkout').manifest;
const choice = payloadOf('requestId', 'productUuid', 'productVariantUuid?');

const added = (
  payload: ReleaseFacts['events']['out'][string]['payload'],
): ReleaseFacts['events'] => ({
  ...cartService.events,
  out: { 'cart:item-added': { payload, at: ['mf-cart-checkout/src/cart/cartService.ts:25'] } },
});

interface Refusal {
  gate: string;
  part: PartName;
  changes: Parameters<typeof buildRelease>[1];
  other: PartName;
  /** Phrases that the message must contain: what breaks, for whom, and where to change it. */
  says: string[];
}

const refusals: [title: string, Refusal][] = [
  [
    'a renamed payload field',
    {
      gate: 'events',
      part: 'mf_cart_checkout',
      changes: { events: added(payloadOf('requestId', 'productId')) },
      other: 'mf_catalog',
      says: [
        'In `cart:item-added` the field `productUuid` is missing (it has `productId`)',
        'mf_catalog 1.0.0 (live) of mf_catalog, which hears it at mf-catalog/src/quick-view/QuickView.tsx:34',
        'mf-cart-checkout/src/cart/cartService.ts:25',
      ],
    },
  ],
  [
    'a required payload field that publishers do not send yet',
    {
      gate: 'events',
      part: 'mf_cart_checkout',
      changes: {
        events: {
          out: {},
          in: {
            'cart:add-requested': {
              payload: payloadOf('requestId', 'productUuid', 'quantity'),
              at: ['mf-cart-checkout/src/cart/cartService.ts:9'],
            },
          },
        },
      },
      other: 'mf_catalog',
      says: [
        '`quantity` is missing',
        'publishes it at mf-catalog/src/purchase/usePurchase.ts:41',
        'mf-cart-checkout/src/cart/cartService.ts:9',
      ],
    },
  ],
  [
    'a remote without routes',
    {
      gate: 'exposed-modules',
      part: 'mf_content',
      changes: { exposedExports: {} },
      other: 'shell',
      says: [
        'mf_content does not expose ./routes, which the shell loads at shell/src/app/remotePages.ts:49',
        'shell 1.0.0 (live)',
        'mf-content/manifest.ts',
      ],
    },
  ],
  [
    'an exposed module without an export that the shell calls',
    {
      gate: 'exposed-modules',
      part: 'mf_cart_checkout',
      changes: {
        exposedExports: { './routes': ['routes', 'loadMessages'], './service': ['start'] },
      },
      other: 'shell',
      says: ['`activate` of ./service', 'shell 1.0.0 (live)', 'src/exposes/service.ts'],
    },
  ],
  [
    'an import that the live shell does not provide',
    {
      gate: 'shared-modules',
      part: 'mf_content',
      changes: {
        sharedExports: {
          '@marketplace/contracts/router': { useBlocker: 'mf-content/src/x.tsx:7' },
        },
      },
      other: 'shell',
      says: [
        '`useBlocker` of @marketplace/contracts/router',
        'shell 1.0.0 (live)',
        'mf-content/src/x.tsx:7',
      ],
    },
  ],
  [
    'a shell that no longer provides an import of a live remote',
    {
      gate: 'shared-modules',
      part: 'shell',
      changes: {
        sharedExports: {
          '@marketplace/contracts/router': {
            useFetcher: 'shared-contracts/src/contracts/router.ts:1',
          },
        },
      },
      other: 'mf_content',
      says: ['`Link`', 'mf_content 1.0.0 (live)', 'shared-contracts/src/contracts/router.ts:1'],
    },
  ],
  [
    "a different React version than the shell's",
    {
      gate: 'shared-modules',
      part: 'mf_content',
      changes: { sharedLibraries: { react: '20.0.0' } },
      other: 'shell',
      says: ['react 20.0.0', '19.3.1', 'shell 1.0.0 (live)', 'package.json'],
    },
  ],
  [
    "a different federation runtime than the shell's",
    {
      gate: 'federation-runtime',
      part: 'shell',
      changes: { federationRuntime: 'beef00' },
      other: 'mf_content',
      says: ['beef00', 'mf_content 1.0.0 (live)', 'shared-contracts/src/build-kit/federation'],
    },
  ],
  [
    'a remote that claims the orders page of another remote',
    {
      gate: 'routes',
      part: 'mf_content',
      changes: {
        routes: [
          { path: '/Orders/all', id: 'content-x', at: 'mf-content/src/exposes/routes.ts:9' },
        ],
      },
      other: 'mf_account',
      says: [
        'claims `/Orders/all`, a page of mf_account',
        'mf_account 1.0.0',
        'mf-content/src/exposes/routes.ts:9',
      ],
    },
  ],
  [
    'a remote that claims the cart page, even if its own page table lacks that page',
    {
      gate: 'routes',
      part: 'mf_content',
      changes: {
        routes: [{ path: '/cart', id: 'content-x', at: 'mf-content/src/exposes/routes.ts:9' }],
      },
      other: 'mf_cart_checkout',
      says: [
        'a page of mf_cart_checkout',
        'mf_cart_checkout 1.0.0 (live)',
        'mf-content/src/exposes/routes.ts:9',
      ],
    },
  ],
  [
    'a shell that claims a page of a remote',
    {
      gate: 'routes',
      part: 'shell',
      changes: { pages: [{ path: '/blog' }] },
      other: 'mf_content',
      says: [
        'shell claims `/blog`, a page of mf_content',
        'mf_content 1.0.0 (live)',
        'shell/pages.ts',
      ],
    },
  ],
  [
    'a design system text that the live shell lacks',
    {
      gate: 'texts',
      part: 'mf_content',
      changes: {
        borrowedTexts: [
          { id: 'Zz9', text: 'Show all', at: 'shared-contracts/src/design-system/ui/X.tsx:4' },
        ],
      },
      other: 'shell',
      says: ['"Show all"', 'shell 1.0.0 (live)', 'shared-contracts/src/design-system/ui/X.tsx:4'],
    },
  ],
];

describe('the gates between two parts', () => {
  it.each(refusals)('refuse %s', (_title, { gate, part, changes, other, says }) => {
    const found = findBetween(buildRelease(part, changes, 'candidate'), buildRelease(other));
    expect(new Set(found.map((each) => each.gate))).toEqual(new Set([gate]));
    const text = found.map(({ problem }) => Object.values(problem).join('\n')).join('\n');
    for (const phrase of says) expect(text).toContain(phrase);
  });

  it('accept every pair of the unchanged test releases', () => {
    const pairs = PARTS.flatMap((part) =>
      PARTS.filter((other) => other !== part).map((other) => [part, other] as const),
    );
    const found = pairs.flatMap(([part, other]) =>
      findBetween(buildRelease(part, {}, 'candidate'), buildRelease(other)),
    );
    expect(found).toEqual([]);
  });

  it.each<[string, PartName, Parameters<typeof buildRelease>[1], PartName]>([
    [
      'an additional payload field',
      'mf_cart_checkout',
      {
        events: added({
          ...choice,
          properties: { ...choice.properties, price: { type: 'number' } },
        }),
      },
      'mf_catalog',
    ],
    [
      'different shared code with the same exports',
      'shell',
      { sharedVersion: 'ffffff' },
      'mf_content',
    ],
    [
      'a newer minor version of a library',
      'mf_content',
      { sharedLibraries: { react: '19.9.0' } },
      'shell',
    ],
    [
      'an additional export',
      'shell',
      { sharedExports: { ...buildRelease('shell').manifest.sharedExports, extra: {} } },
      'mf_content',
    ],
    [
      'a new page that the shell does not know yet',
      'mf_content',
      { routes: [{ path: '/help', id: 'content-help', at: 'x' }] },
      'shell',
    ],
    [
      'the market’s own page',
      'mf_content',
      { routes: [{ path: '/:brand', id: 'content-landing', at: 'x' }] },
      'shell',
    ],
    [
      'a text that the shell provides',
      'mf_content',
      { borrowedTexts: [{ id: 'A1b2C3', text: 'Close', at: 'x' }] },
      'shell',
    ],
  ])('accept %s', (_title, part, changes, other) => {
    expect(findBetween(buildRelease(part, changes, 'candidate'), buildRelease(other))).toEqual([]);
  });
});
