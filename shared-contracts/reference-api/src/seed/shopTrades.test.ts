import { buildProducts } from './buildProducts';
import { readShops } from './buildShops';

const products = buildProducts();

/** For each shop: the sub-categories and products that fit its name. */
const TRADES: Readonly<Record<string, RegExp>> = {
  'meghna-ghat': /fish/,
  'haor-fish': /fish/,
  'mymensingh-pond': /farmed-fish/,
  'bay-catch': /sea-fish|prawns-crabs/,
  'khulna-chingri': /prawns-crabs/,
  'coxs-shutki': /dried-fish/,
  'faridpur-fields': /onion|garlic|coriander|cumin|phoron|lentils|dal/,
  'rajshahi-aam': /mango|kul/,
  'narsingdi-fruit': /fruit|citrus/,
  'barishal-orchard': /fruit|citrus/,
  badamtoli: /fruit|citrus/,
  'natore-dragon': /dragon|strawberry/,
  'pitha-bari': /pitha/,
  'gomoti-mishti': /mishti/,
  'sundarban-mou': /honey/,
  'srimangal-tea': /tea/,
  'sonali-aansh': /jute-bags/,
  'hazaribagh-leather': /leather/,
  'rajshahi-silk': /silk/,
  'tangail-tant': /gamcha-weaves/,
  'nakshi-angina': /kantha|block-print|tie-dye|purse/,
  'chok-gohona': /jewellery/,
  'matir-ghor': /clay|terracotta|tub|diya/,
  'dhamrai-kansha': /brass/,
};

it.each(Object.entries(TRADES))('the shop %s sells only products of %s', (shop, trade) => {
  const own = products.filter(({ source }) => source.shop === shop);
  const strays = own.filter(({ source }) => !trade.test(`${source.category} ${source.handle}`));
  expect(own.length).toBeGreaterThan(0);
  expect(strays.map(({ source }) => source.handle)).toEqual([]);
});

it('every shop sells at least one product', () => {
  const selling = new Set(products.map(({ source }) => source.shop));
  expect(readShops().filter(({ handle }) => !selling.has(handle))).toEqual([]);
});
