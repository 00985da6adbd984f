import type { BadReleaseKind } from './BadReleaseKind';
import { AT, grown, withMissingText, withPage, withRoute } from './manifestChanges';

const CALLS_AND_TEXTS: Record<string, BadReleaseKind> = {
  'makes a call that the contract lacks': {
    part: 'mf_content',
    change: ({ apiCalls }) => ({
      apiCalls: [...apiCalls, { call: 'GET /blog/{handle}/likes', at: AT }],
    }),
    gate: 'api-calls',
    says: '`GET /blog/{handle}/likes` is a call to no endpoint of the contract',
    owner: 'mf_content',
  },
  'makes a call with a method that the contract lacks': {
    part: 'mf_content',
    change: ({ apiCalls }) => ({ apiCalls: [...apiCalls, { call: 'DELETE /blog', at: AT }] }),
    gate: 'api-calls',
    says: '`DELETE /blog`',
    owner: 'mf_content',
  },
  'shows a text that was not extracted': {
    part: 'mf_content',
    change: withMissingText('en', 'bn', 'fr'),
    gate: 'texts',
    says: '"Read on" has no text in en, bn, fr: shoppers read its id',
    owner: 'mf_content',
  },
  'lacks a translation in production': {
    part: 'mf_content',
    change: withMissingText('fr'),
    gate: 'texts',
    says: '"Read on" has no text in fr',
    owner: 'mf_content',
  },
  'shows a text of the design system that the live shell lacks': {
    part: 'mf_content',
    change: ({ borrowedTexts }) => ({
      borrowedTexts: [...borrowedTexts, { id: 'Zz9', text: 'Show all', at: AT }],
    }),
    gate: 'texts',
    says: 'mf_content shows "Show all" of the design system, which the shell does not hold',
    owner: 'shell',
  },
  'no longer lends texts that live remotes show': {
    part: 'shell',
    change: ({ lentTexts }) => ({ lentTexts: { ...lentTexts, bn: [] } }),
    gate: 'texts',
    says: 'of the design system, which the shell does not hold in bn',
    owner: /mf_\w+/,
  },
};

const PAGES: Record<string, BadReleaseKind> = {
  'has a route on a path of another remote': {
    part: 'mf_content',
    change: withRoute('/orders', 'content-orders'),
    gate: 'routes',
    says: 'mf_content claims `/orders`, a page of mf_account',
    owner: 'mf_account',
  },
  'lists a page of another remote': {
    part: 'mf_content',
    change: withPage('/cart'),
    gate: 'routes',
    says: 'mf_content claims `/cart`, a page of mf_cart_checkout',
    owner: 'mf_cart_checkout',
  },
  'has a route on a path of the shell': {
    part: 'mf_content',
    change: withRoute('/login', 'content-login'),
    gate: 'routes',
    says: 'mf_content claims `/login`, a page of shell',
    owner: 'shell',
  },
  'is a shell that lists a page of a remote': {
    part: 'shell',
    change: withPage('/blog'),
    gate: 'routes',
    says: 'shell claims `/blog`, a page of mf_content',
    owner: 'mf_content',
  },
  'has a route with the id of another remote': {
    part: 'mf_content',
    change: withRoute('/blog', 'cart-page'),
    gate: 'routes',
    says: 'The id `cart-page` is not one of mf_content',
    owner: 'mf_content',
  },
  'has a route with an id of the shell': {
    part: 'mf_content',
    change: withRoute('/blog', 'root'),
    gate: 'routes',
    says: 'The id `root` is not one of mf_content',
    owner: 'mf_content',
  },
  'has a route on every path': {
    part: 'mf_content',
    change: withRoute('/*', 'content-all'),
    gate: 'routes',
    says: '`/*` claims every address',
    owner: 'mf_content',
  },
};

const BYTES: Record<string, BadReleaseKind> = {
  'grows by 49 KB': {
    part: 'mf_content',
    change: grown('./routes', 49_000),
    gate: 'bytes',
    says: '49.0 more than before',
    owner: 'mf_content',
  },
  'exceeds the budget of a module': {
    part: 'mf_content',
    change: grown('./routes', 13_000),
    gate: 'bytes',
    says: 'and a page has 30.0 for it',
    owner: 'mf_content',
  },
  'is a shell whose first scripts grow by 49 KB': {
    part: 'shell',
    change: (live) => ({
      ...grown('', 49_000)(live),
      sizes: { ...live.sizes, 'client/main.js': (live.sizes['client/main.js'] ?? 0) + 49_000 },
    }),
    gate: 'bytes',
    says: 'first view of shell weighs',
    owner: 'shell',
  },
};

/** Faults that only the health gate sees, because it opens the pages. */
const HEALTH: Record<string, BadReleaseKind> = {
  'throws on the server': {
    part: 'mf_content',
    fault: 'throws in render on the server',
    gate: 'health',
    says: 'bad release: render',
    owner: 'mf_content',
  },
  'throws in browsers': {
    part: 'mf_content',
    fault: 'throws in render in a browser',
    gate: 'health',
    says: 'bad release: render',
    owner: 'mf_content',
  },
  'throws while it is loaded': {
    part: 'mf_content',
    fault: 'throws at import',
    gate: 'health',
    says: 'bad release: import',
    owner: 'mf_content',
  },
  'is a shell that throws while it is loaded': {
    part: 'shell',
    fault: 'throws at import',
    gate: 'health',
    says: 'bad release: import',
    owner: 'shell',
    // The line was added to the built script, so no source has it.
    place: /\/releases\/shell\/\S+\/server\/main\.js:\d+/,
  },
  'cannot load its texts': {
    part: 'mf_content',
    fault: 'texts reject',
    gate: 'health',
    says: 'bad release: texts',
    owner: 'mf_content',
  },
};

/** Releases with faults in their own pages, calls, texts, bytes or code. */
export const FAULTY_RELEASES = { ...CALLS_AND_TEXTS, ...PAGES, ...BYTES, ...HEALTH };
