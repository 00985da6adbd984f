import { MENU_IDS } from '@marketplace/contracts/marketConfig';
import { readSections } from './buildCategories';
import { buildMarket } from './buildMarket';
import { readShops } from './buildShops';

const market = buildMarket();
const products = market.products;
const shops = readShops();

it('buildMarket returns the same market on every call', () => {
  expect(buildMarket()).toEqual(market);
});

it('the market has enough shops, products, posts and slides to fill several pages of a list', () => {
  expect(market.shops.length).toBeGreaterThanOrEqual(14);
  expect(products.length).toBeGreaterThanOrEqual(250);
  expect(products.filter(({ variants }) => variants.length > 0).length).toBeGreaterThanOrEqual(70);
  expect(market.blogs.length).toBeGreaterThanOrEqual(12);
  expect(market.sliders.length).toBeGreaterThanOrEqual(4);
});

it('every shop has its own address, phone and e-mail address', () => {
  const { shops: rows } = market;
  expect(new Set(rows.map(({ phone }) => phone)).size).toBe(rows.length);
  expect(new Set(rows.map(({ address }) => address)).size).toBe(rows.length);
  const known = new Map(shops.map(({ handle, district }) => [handle, district]));
  for (const { handle, phone, email, address } of rows) {
    expect(phone).toMatch(/^\+8801[3-9]\d{8}$/);
    // `example.com` is reserved, so mails of a demonstration reach nobody.
    expect(email).toBe(`${handle}@example.com`);
    expect(address).toMatch(new RegExp(`, ${known.get(handle)} \\d{4}$`));
  }
});

it('no shop has the phone of a customer', () => {
  const customers = market.people.customers.map(({ phone }) => phone);
  for (const { phone } of market.shops) expect(customers).not.toContain(phone);
});

it('every shop has its own banner', () => {
  const banners = new Set(market.shops.map(({ bannerMediumPath }) => bannerMediumPath));
  expect(banners.size).toBe(shops.length);
});

it.each(readSections())('section $handle features at least 12 products', ({ handle, featured }) => {
  const shown = products.filter(
    ({ section, product }) => section === handle && product.featuredPosition !== null,
  );
  expect(shown.length).toBeGreaterThanOrEqual(12);
  expect(shown).toHaveLength(featured.length);
});

it('every product has a unique handle and uuid, and a name that is unique in its shop', () => {
  const rows = products.map(({ product }) => product);
  const named = rows.map(({ shopUuid, ...row }) => ({ ...row, name: `${shopUuid} ${row.name}` }));
  for (const field of ['uuid', 'handle', 'name'] as const) {
    expect(new Set(named.map((row) => row[field])).size).toBe(rows.length);
  }
  expect(rows.every(({ handle }) => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(handle))).toBe(true);
});

it("a product's variants use each option value at least once, and no combination twice", () => {
  for (const { options, variants, product, source } of products) {
    expect(product.hasVariants).toBe(options.length > 0);
    expect([source.handle, variants.length]).toEqual([
      source.handle,
      options.length > 0 ? source.offers.length : 0,
    ]);
    if (options.length === 0) expect(source.offers).toHaveLength(1);
    const combinations = variants.map(({ optionValues }) => optionValues.join('/'));
    expect(new Set(combinations).size).toBe(variants.length);
    for (const { optionValues } of variants) expect(optionValues).toHaveLength(options.length);
    for (const [i, option] of options.entries()) {
      const used = new Set(variants.map(({ optionValues }) => optionValues[i]));
      expect([source.handle, used]).toEqual([source.handle, new Set(option.optionValues)]);
    }
  }
});

it('every product with options has a variant for each combination of option values, except one product', () => {
  const incomplete = products.filter(
    ({ options, variants }) =>
      options.length > 0 &&
      variants.length < options.reduce((count, { optionValues }) => count * optionValues.length, 1),
  );
  expect(incomplete.map(({ source }) => source.handle)).toEqual(['everyday-kurta']);
});

it('the product everyday-kurta has three options and ten variants, of which some are sold out', () => {
  const kurta = products.find(({ product }) => product.handle === 'everyday-kurta');
  expect(kurta?.options).toHaveLength(3);
  expect(kurta?.variants).toHaveLength(10);
  const isGone = kurta?.variants.map(({ inventoryQuantity }) => inventoryQuantity === 0);
  expect(new Set(isGone)).toEqual(new Set([true, false]));
});

it('the product padma-hilsa has enough reviews by different authors to fill more than two pages', () => {
  const hilsa = products.find(({ product }) => product.handle === 'padma-hilsa');
  const said = market.reviews.filter(({ productUuid }) => productUuid === hilsa?.product.uuid);
  expect(said.length).toBeGreaterThan(28);
  expect(new Set(said.map(({ authorName }) => authorName)).size).toBe(said.length);
});

it('every price is positive and lower than the former price', () => {
  for (const { product, variants } of products) {
    for (const { pricePaisa, comparePricePaisa } of [product, ...variants]) {
      expect(pricePaisa).toBeGreaterThan(0);
      if (comparePricePaisa) expect(comparePricePaisa).toBeGreaterThan(Number(pricePaisa));
    }
  }
});

it('some products are sold out, some can be ordered without stock, and two have one piece left', () => {
  const offers = products.map(({ product }) => product);
  const isGone = (row: { inventoryQuantity: number }) => row.inventoryQuantity === 0;
  expect(offers.filter((row) => isGone(row) && !row.sellStockout).length).toBeGreaterThan(2);
  expect(offers.filter((row) => isGone(row) && row.sellStockout).length).toBeGreaterThan(1);
  expect(offers.filter((row) => row.inventoryQuantity === 1).map((row) => row.handle)).toEqual([
    'lobster',
    'balish-mishti',
  ]);
  expect(products.flatMap(({ variants }) => variants).filter(isGone).length).toBeGreaterThan(20);
});

it('expensive hand-made products have small stocks', () => {
  for (const { product, section, variants } of products) {
    const { inventoryQuantity: total, handle } = product;
    const most = Math.max(0, ...variants.map(({ inventoryQuantity }) => inventoryQuantity));
    // A craftsman makes about 30 pieces in three months, not hundreds.
    if (section === 'accessories' && product.pricePaisa >= 250_000) {
      expect([handle, total <= 30, most <= 4]).toEqual([handle, true, true]);
    }
  }
});

it('every price has a unit of measure', () => {
  for (const { product, variants } of products) {
    for (const row of [product, ...variants]) expect(row.measure).toBeTruthy();
    if (variants.length > 0) expect(product.measure).toEqual(variants[0]?.measure);
  }
});

it('a product whose name or options contain a weight or a volume is not priced per piece', () => {
  const bare = products.filter(
    ({ product, source }) =>
      product.measure?.unit === 'piece' &&
      product.measure.amount === 1 &&
      /\d ?(g|kg|ml|litre)\b/.test(`${source.name.en} ${JSON.stringify(source.options)}`),
  );
  expect(bare.map(({ source }) => source.handle)).toEqual([]);
});

it('every product has its own description with three paragraphs and a list', () => {
  const descriptions = products.map(({ product }) => product.description);
  expect(new Set(descriptions).size).toBe(products.length);
  for (const description of descriptions) {
    expect(description.match(/<p>/g)?.length).toBe(3);
    expect(description.match(/<li>/g)?.length).toBeGreaterThan(2);
  }
});

it('every post has at least four paragraphs', () => {
  for (const { body } of market.blogs) {
    expect(body.match(/<p>/g)?.length).toBeGreaterThanOrEqual(4);
  }
});

it('menus link only to pages of the shop or to https URLs of other hosts, and the legal menu only to other hosts', () => {
  const page =
    /^\/(product(\?sort=[\w-]+)?|category(\/[\w-]+|\/featured\/[\w-]+)?|shoplist|shop\/[\w-]+|cart|wishlist|orders|track-order|blog|blog\/[\w-]+)?$/;
  for (const { url, menuId } of market.menuItems) {
    const isElsewhere = url.startsWith('https://');
    expect(url === '' || isElsewhere || page.test(url)).toBe(true);
    if (menuId === MENU_IDS.legal) expect(isElsewhere).toBe(true);
  }
});

it('menus and slides link only to sections, categories, shops, posts and sort orders that exist', () => {
  const known = new Set([
    ...market.featuredGroups.map(({ uuid }) => uuid),
    ...[...market.categories, ...market.shops, ...market.blogs].map(({ handle }) => handle),
    ...['newest', 'popular', 'rating', 'price-asc'],
  ]);
  for (const { url } of [...market.menuItems, ...market.sliders]) {
    const target = /^\/(?:product\?sort=|blog\/|shop\/|category\/(?:featured\/)?)(.+)$/.exec(
      url,
    )?.[1];
    if (target) expect(known).toContain(target);
  }
});

it('every menu entry comes after its parent entry', () => {
  const seen = new Set<string>();
  for (const { uuid, parentUuid } of market.menuItems) {
    if (parentUuid) expect(seen).toContain(parentUuid);
    seen.add(uuid);
  }
});

it('the items and charges of every order add up to its subtotal and total', () => {
  for (const { order, parcels, items } of market.people.orders) {
    const subtotal = items.reduce((sum, item) => sum + Number(item.totalPaisa), 0);
    expect(order.subtotalPaisa).toBe(subtotal);
    expect(order.totalPaisa).toBe(subtotal + Number(order.deliveryChargePaisa));
    expect(new Set(items.map((item) => item.parcelUuid)).size).toBe(parcels.length);
  }
});

it("every parcel has an expected day and a legal deadline, both earlier if it stays in the shop's district", () => {
  const DAY_MS = 86_400_000;
  const days = new Set<string>();
  const lawful = new Set<string>();
  for (const { order, parcels } of market.people.orders) {
    const { district } = JSON.parse(String(order.shippingAddress));
    for (const { shopHandle, expectedBy, dueBy } of parcels) {
      const isNear = shops.find(({ handle }) => handle === shopHandle)?.district === district;
      const ahead = (moment: unknown) =>
        Math.floor((Number(moment) - Number(order.placedAt)) / DAY_MS);
      days.add(`${isNear} ${ahead(expectedBy)}`);
      lawful.add(`${isNear} ${ahead(dueBy)}`);
    }
  }
  expect([...days].sort()).toEqual(['false 2', 'false 3', 'false 4', 'false 6', 'true 1']);
  expect([...lawful].sort()).toEqual(['false 10', 'true 5']);
});

it('the first customer has two addresses, and orders with every status', () => {
  const first = market.people.customers.find(({ phone }) => phone === '+8801711000001');
  const orders = market.people.orders.filter(({ order }) => order.customerUuid === first?.uuid);
  expect(market.people.addresses.filter((row) => row.customerUuid === first?.uuid).length).toBe(2);
  expect(orders.length).toBeGreaterThanOrEqual(8);
  expect(new Set(orders.map(({ order }) => order.status)).size).toBe(5);
});
