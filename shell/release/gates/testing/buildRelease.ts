import type { EventUse, ReleaseFacts } from '@marketplace/contracts/facts/ReleaseFacts';
import type { PartName } from '@marketplace/contracts/pages/pageTable';
import type { DescribedRelease, Standing } from '../Gate';

const TEXT = { type: 'string' };

/** A payload with text fields of the given names; a field is optional if its name ends in `?`. */
export function payloadOf(...fields: string[]): EventUse['payload'] {
  return {
    type: 'object',
    properties: Object.fromEntries(fields.map((field) => [field.replace('?', ''), TEXT])),
    required: fields.filter((field) => !field.endsWith('?')),
  };
}

const choice = payloadOf('requestId', 'productUuid', 'productVariantUuid?');

/** Facts about the shop's parts, reduced to what tests use. */
const FACTS: Partial<Record<PartName, Partial<ReleaseFacts>>> = {
  shell: {
    sharedExports: {
      react: { useState: 'react' },
      '@marketplace/contracts/router': {
        Link: 'shared-contracts/src/contracts/router.ts:1',
        useFetcher: 'shared-contracts/src/contracts/router.ts:1',
      },
    },
    routes: [{ path: '', id: 'root', at: 'shell/src/app/routeTree.tsx' }],
    pages: [{ path: '/Signup' }],
    uses: [
      {
        remote: '*',
        module: './routes',
        exports: ['routes', 'loadMessages'],
        at: 'shell/src/app/remotePages.ts:49',
      },
      { module: './service', exports: ['activate'], at: 'shell/manifest.ts:62' },
      { module: './SearchBox', exports: ['default'], at: 'shell/manifest.ts:63' },
    ],
    lentTexts: { en: ['A1b2C3'], bn: ['A1b2C3'], fr: ['A1b2C3'] },
  },
  mf_catalog: {
    events: {
      out: {
        'cart:add-requested': {
          payload: choice,
          at: ['mf-catalog/src/purchase/usePurchase.ts:41'],
        },
      },
      in: {
        'cart:item-added': { payload: choice, at: ['mf-catalog/src/quick-view/QuickView.tsx:34'] },
      },
    },
    routes: [
      { path: '/product', id: 'catalog-product-list', at: 'mf-catalog/src/exposes/routes.ts:36' },
    ],
    pages: [{ path: '/product' }],
    exposedExports: { './routes': ['routes', 'loadMessages'], './SearchBox': ['default'] },
  },
  mf_account: { pages: [{ path: '/orders' }] },
  mf_cart_checkout: {
    events: {
      out: {
        'cart:item-added': {
          payload: choice,
          at: ['mf-cart-checkout/src/cart/cartService.ts:25'],
        },
      },
      in: {
        'cart:add-requested': {
          payload: choice,
          at: ['mf-cart-checkout/src/cart/cartService.ts:9'],
        },
      },
    },
    routes: [{ path: '/cart', id: 'cart-page', at: 'mf-cart-checkout/src/exposes/routes.ts:14' }],
    pages: [{ path: '/cart' }],
    exposedExports: { './routes': ['routes', 'loadMessages'], './service': ['activate'] },
  },
  mf_content: {
    routes: [{ path: '/blog', id: 'content-blog', at: 'mf-content/src/exposes/routes.ts:30' }],
    pages: [{ path: '/blog' }],
  },
};

/**
 * Builds a part's release. Without `changes`, it fits all other releases that this function builds.
 */
export function buildRelease(
  part: PartName,
  changes: Partial<DescribedRelease['manifest']> = {},
  standing: Standing = 'live',
  version = '1.0.0',
): DescribedRelease {
  const isShell = part === 'shell';
  return {
    part,
    version,
    standing,
    manifest: {
      name: part,
      version,
      contractsVersion: '1.0.0',
      gitRevision: '',
      builtAt: '2026-11-24T00:00:00Z',
      entry: ['remoteEntry.js'],
      chunks: {},
      integrity: {},
      sizes: { 'client/remoteEntry.js': 3_000 },
      exposes: isShell ? {} : { './routes': 20_000 },
      sharedVersion: 'a1b2c3',
      federationRuntime: 'f0f0f0',
      sharedLibraries: { react: '19.3.1', 'styled-components': '6.6.0' },
      sharedExports: { '@marketplace/contracts/router': { Link: `${part}/src/x.tsx:3` } },
      events: { out: {}, in: {} },
      routes: [],
      pages: {},
      apiCalls: [],
      exposedExports: isShell ? {} : { './routes': ['routes', 'loadMessages'] },
      uses: [],
      missingTexts: { en: [], bn: [], fr: [] },
      borrowedTexts: [],
      lentTexts: {},
      contact: { team: part },
      ...FACTS[part],
      ...changes,
    },
  };
}
