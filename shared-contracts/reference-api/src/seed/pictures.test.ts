import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { buildMarket } from './buildMarket';
import { MARKET_FOLDER } from './readTable';

const PICTURES = join(MARKET_FOLDER, 'pictures');

/** Dimensions of the pictures in each folder: of the small file and of the medium file. */
const SIZES: Readonly<Record<string, [small: string, medium: string]>> = {
  products: ['320 × 320', '800 × 800'],
  reviews: ['320 × 320', '800 × 800'],
  categories: ['320 × 320', '800 × 800'],
  shops: ['160 × 160', '320 × 320'],
  banners: ['640 × 160', '1280 × 320'],
  blogs: ['640 × 320', '1280 × 640'],
  sliders: ['800 × 400', '1600 × 800'],
};
const WIDE = ['banners', 'blogs', 'sliders'];

const market = buildMarket();
const rows = [
  ...[market.shops, market.featuredGroups, market.categories, market.blogs, market.sliders].flat(),
  ...market.products.flatMap(({ pictures, variants }) => [...pictures, ...variants]),
  ...market.uploads,
];
const named = new Set(
  [
    ...rows.flatMap(({ smallPath, mediumPath }) => [smallPath, mediumPath]),
    ...market.shops.flatMap((shop) => [shop.bannerSmallPath, shop.bannerMediumPath]),
  ].flatMap((path) => path ?? []),
);

let files: string[] = [];
beforeAll(async () => {
  const found = await readdir(PICTURES, { recursive: true });
  files = found.filter((name) => name.endsWith('.webp')).sort();
});

it('the folder contains exactly the pictures that the market uses', () => {
  expect(files).toEqual([...named].sort());
});

it('every picture has the dimensions that its folder requires, and is small enough for a phone', async () => {
  const heavy: string[] = [];
  for (const file of files) {
    const [, folder = ''] = file.split('/');
    const isSmall = file.endsWith('-small.webp');
    const { width, height } = await sharp(join(PICTURES, file)).metadata();
    const [small, medium] = SIZES[folder] ?? [];
    expect([file, `${width} × ${height}`]).toEqual([file, isSmall ? small : medium]);
    const { size } = await stat(join(PICTURES, file));
    const most = WIDE.includes(folder) ? [24_000, 60_000] : [12_000, 40_000];
    if (size > (most[isSmall ? 0 : 1] ?? 0)) heavy.push(`${file}: ${size}`);
  }
  expect(heavy).toEqual([]);
}, 60_000);

it('every product has at least two pictures, which are all different', () => {
  for (const { source } of market.products) {
    const { handle, pictures } = source;
    expect([handle, new Set(pictures).size >= 2]).toEqual([handle, true]);
    expect([handle, new Set(pictures).size]).toEqual([handle, pictures.length]);
  }
});

it("a product's first picture is not the first or second picture of another product", () => {
  const firsts = market.products.map(({ source }) => source.pictures[0]);
  const seconds = market.products.map(({ source }) => source.pictures[1]);
  expect(new Set(firsts).size).toBe(firsts.length);
  expect(seconds.filter((second) => firsts.includes(second))).toEqual([]);
});

it("a review's picture differs from the pictures of its product", () => {
  const ofProducts = new Map(
    market.products.map(({ product, pictures }) => [product.uuid, pictures]),
  );
  for (const { reviewUuid, mediumPath } of market.uploads) {
    const review = market.reviews.find(({ uuid }) => uuid === reviewUuid);
    const own = ofProducts.get(review?.productUuid ?? '');
    expect(own?.length).toBeGreaterThan(1);
    const drawing = mediumPath.split('/').pop();
    expect(own?.map((picture) => picture.mediumPath.split('/').pop())).not.toContain(drawing);
  }
});
