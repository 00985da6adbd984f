import { join } from 'node:path';
import {
  BANGLA_SYSTEM,
  installBanglaFace,
} from '@marketplace/contracts/design/fonts/banglaSystem.server';
import { findChromium } from '@marketplace/contracts/server/findChromium';
import { type Browser, chromium } from '@playwright/test';
import { startBuiltShop } from '../start/startBuiltShop';
import { startFloorServer } from './floorServer';
import { areMet, formatGoals } from './goals';
import { measureEarlyTap, measureFirstTouch, measureTap, measureWays, TAPS } from './measureTap';
import { measureView, type View, type ViewFigures } from './measureView';
import {
  BACK,
  EARLY,
  FIRST_TOUCH,
  formatAnswers,
  formatVisits,
  goalsOf,
  TO_PRODUCT,
} from './pagesReport';
import type { BenchResult } from './saveReport';
import { fillCart } from './shoppers';

const HANDLE = 'everyday-kurta';
const PRODUCT = `/product/${HANDLE}`;
const PAGES = { home: '/', list: '/product', product: PRODUCT, blog: '/blog' };
/** Path of the cart page; the cart contains one product. */
const CART = '/cart';
const CART_NAME = 'cart';
const FLOOR = 'floor';
/**
 * Pages that get twice as many visits, because the goal for the ratio of their LCPs is the
 * strictest.
 */
const TWICE = [FLOOR, 'product'];
const DEFAULT_ROUNDS = 5;
/**
 * Each round measures everything twice. With the default number of rounds, each page gets ten or
 * twenty visits, and each tap is made 50 times on ten pages.
 */
const HALVES = 2;
/** Times of early taps, in ms after the first scroll: before, during and just after hydration. */
const EARLY_MS = Array.from({ length: 5 }, (_, index) => index * 240);

interface Views {
  visits: Map<string, ViewFigures[]>;
  /**
   * Times from tap to visible effect in ms, by the tap's name. Each opened page has one list, in
   * the order of the taps.
   */
  answers: Map<string, number[][]>;
}

/**
 * Measures first views and taps on a slow phone, and compares the views with a minimal page, the
 * floor page. Each half of a round measures all pages and taps, so that a busy moment of the
 * machine affects all alike.
 * @param args number of rounds, and `views` or `taps` to measure only one of them
 */
export async function benchPages(root: string, [rounds, only]: string[]): Promise<BenchResult> {
  const shop = await startBuiltShop({ root, dataDir: join(root, '.cache/bench') });
  const floor = await startFloorServer(shop.origin, PRODUCT);
  await installBanglaFace();
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
    env: { ...process.env, ...BANGLA_SYSTEM },
  });
  try {
    const pages = new Map<string, View>([[FLOOR, { url: floor.url, isAlive: false }]]);
    for (const [name, path] of Object.entries(PAGES)) {
      pages.set(name, { url: shop.origin + path, isAlive: true });
    }
    const cart = { url: shop.origin + CART, isAlive: true };
    pages.set(CART_NAME, { ...cart, cookies: await fillCart(shop.origin, HANDLE) });
    const views: Views = { visits: new Map(), answers: new Map() };
    const count = Number(rounds) || DEFAULT_ROUNDS;
    const measure = async (measured: Views, halves: number) => {
      for (let half = 0; half < halves; half += 1) {
        if (only !== 'taps') await measureViews(browser, pages, measured);
        if (only !== 'views') await measureTaps(browser, shop.origin, measured);
      }
    };
    console.log('Warming up …');
    // The first visits warm up the servers' caches and are not counted.
    await measure({ visits: new Map(), answers: new Map() }, 1);
    for (let round = 1; round <= count; round += 1) {
      console.log(`Round ${round} of ${count} …`);
      await measure(views, HALVES);
    }
    return report(views);
  } finally {
    await browser.close();
    await floor.stop();
    await shop.stop();
  }
}

async function measureViews(
  browser: Browser,
  pages: ReadonlyMap<string, View>,
  { visits }: Views,
): Promise<void> {
  const again = [...pages].filter(([name]) => TWICE.includes(name));
  for (const [name, view] of inRandomOrder([...pages, ...again])) {
    add(visits, name, await measureView(browser, view));
  }
}

/** Shuffles the pages, because a visit after a heavy page takes longer. */
function inRandomOrder<Item>(items: Iterable<Item>): Item[] {
  return [...items]
    .map((item) => ({ item, place: Math.random() }))
    .sort((one, other) => one.place - other.place)
    .map(({ item }) => item);
}

async function measureTaps(browser: Browser, origin: string, { answers }: Views): Promise<void> {
  for (const tap of TAPS) add(answers, tap.name, await measureTap(browser, origin, tap));
  const { toProduct, back } = await measureWays(browser, origin);
  add(answers, TO_PRODUCT, toProduct);
  add(answers, BACK, back);
  add(answers, FIRST_TOUCH, [await measureFirstTouch(browser, origin)]);
  for (const afterMs of EARLY_MS) {
    add(answers, EARLY, [await measureEarlyTap(browser, origin, afterMs)]);
  }
}

function add<Figures>(all: Map<string, Figures[]>, name: string, figures: Figures): void {
  all.set(name, [...(all.get(name) ?? []), figures]);
}

function report({ visits, answers }: Views): BenchResult {
  const floor = visits.get(FLOOR) ?? [];
  const names = [...Object.keys(PAGES), CART_NAME];
  const pages = new Map(
    [...visits]
      .filter(([name]) => name !== FLOOR)
      .sort(([one], [other]) => names.indexOf(one) - names.indexOf(other)),
  );
  const goals = goalsOf(floor, pages, answers);
  const tables = [
    ...(floor.length > 0 ? [formatVisits(floor, pages)] : []),
    ...(answers.size > 0 ? [formatAnswers(answers)] : []),
    formatGoals(goals),
  ];
  const text = tables.join('\n\n');
  console.log(`\n${text}`);
  return { report: text, isWithinGoals: areMet(goals) };
}
