import {
  findPlainProduct,
  findProductWithVariants,
  findSoldOutProduct,
} from '@marketplace/contracts/testing/journeys/market/products';
import { expect, test } from '@marketplace/contracts/testing/journeys/test';
import type { APIRequestContext } from '@playwright/test';
import { readStructuredData } from './schemaOrg';

/** All types of structured data that the shop's pages use. */
const TYPES = [
  'AboutPage',
  'AggregateOffer',
  'AggregateRating',
  'Answer',
  'BlogPosting',
  'Brand',
  'BreadcrumbList',
  'ContactPage',
  'ContactPoint',
  'FAQPage',
  'ItemList',
  'ListItem',
  'Offer',
  'Organization',
  'Person',
  'Product',
  'Question',
  'Store',
  'WebPage',
];

/**
 * Number of pages to check from each sitemap, except from the sitemap of fixed pages, which is
 * checked completely.
 */
const SAMPLE = 6;

/**
 * Paths that no sitemap lists: the second pages of two lists, and an empty list. Their structured
 * data differs from that on a list's first page.
 */
const STATES = ['/product?pageNumber=2', '/product?minPrice=2&maxPrice=3', '/blog?pageNumber=2'];

async function readSitemap(request: APIRequestContext, url: string): Promise<string[]> {
  const xml = await (await request.get(url)).text();
  return [...xml.matchAll(/<loc>(.+?)<\/loc>/g)].map(([, address = '']) => address);
}

/**
 * Lists what to check: every fixed page in each language, some pages of each other sitemap, and
 * products with variants, without variants and without stock.
 */
async function listAddresses(request: APIRequestContext): Promise<string[]> {
  const addresses = [...STATES];
  for (const sitemap of await readSitemap(request, '/sitemap.xml')) {
    const listed = await readSitemap(request, sitemap);
    addresses.push(...(sitemap.includes('/sitemap-pages-') ? listed : listed.slice(0, SAMPLE)));
  }
  for (const find of [findPlainProduct, findProductWithVariants, findSoldOutProduct]) {
    addresses.push(`/product/${(await find(request)).handle}`);
  }
  return addresses;
}

// Needs no browser, because search engines read the HTML.
test('every kind of page has structured data that is valid according to schema.org', {
  tag: '@full',
}, async ({ request }) => {
  test.slow();
  const types = new Set<string>();
  for (const address of await listAddresses(request)) {
    const answer = await request.get(address);
    expect(answer.status(), address).toBe(200);
    const data = await readStructuredData(await answer.text());
    expect(data.problems, address).toEqual([]);
    for (const type of data.types) types.add(type);
  }
  expect([...types].sort()).toEqual(TYPES);
});

const CONTEXT = { '@context': 'https://schema.org' };
const OFFER = { '@type': 'Offer', price: '95.00', priceCurrency: 'BDT' };
const PRODUCT = { ...CONTEXT, '@type': 'Product', name: 'Rui', image: '/rui.webp', offers: OFFER };
const STEP = { '@type': 'ListItem', position: 1, name: 'Fish', item: 'https://shop.example/fish' };
const BREADCRUMBS = { ...CONTEXT, '@type': 'BreadcrumbList', itemListElement: [STEP, STEP] };

const problemsOf = async (json: string) =>
  (await readStructuredData(`<script type="application/ld+json">${json}</script>`)).problems;

test('the validator refuses an unknown type or property, a missing field, a single breadcrumb and broken JSON', {
  tag: '@full',
}, async () => {
  for (const valid of [PRODUCT, BREADCRUMBS]) {
    expect(await problemsOf(JSON.stringify(valid))).toEqual([]);
  }
  const wrong: [object, RegExp][] = [
    [{ ...PRODUCT, '@type': 'Produkt' }, /Type "Produkt" is not a valid/],
    [{ ...PRODUCT, colour: 'red' }, /Property "colour" for type "Product" is not supported/],
    [{ ...PRODUCT, offers: { ...OFFER, '@type': 'Bid' } }, /^Product\.offers: Type "Bid"/],
    [{ ...PRODUCT, offers: { ...OFFER, cost: 1 } }, /^Product\.offers: Property "cost"/],
    [{ ...PRODUCT, name: undefined }, /"name" is missing/],
    [{ ...PRODUCT, offers: { ...OFFER, price: undefined } }, /"price" is missing/],
    [{ ...BREADCRUMBS, itemListElement: [STEP] }, /At least two/],
  ];
  for (const [data, problem] of wrong) {
    expect(await problemsOf(JSON.stringify(data))).toContainEqual(expect.stringMatching(problem));
  }
  expect(await problemsOf('{')).toHaveLength(1);
});
