import { join } from 'node:path';
import {
  BANGLA_SYSTEM,
  installBanglaFace,
} from '@marketplace/contracts/design/fonts/banglaSystem.server';
import { findChromium } from '@marketplace/contracts/server/findChromium';
import { type Browser, chromium } from '@playwright/test';
import { startBuiltShop } from '../start/startBuiltShop';
import { startFloorServer } from './floorServer';
import { measureTap, TAPS } from './measureTap';
import { measureView, type ViewFigures } from './measureView';
import { findMisses, formatAnswers, formatVisits } from './pagesReport';

const PRODUCT = '/product/everyday-kurta';
const PAGES = { home: '/', list: '/product', product: PRODUCT, cart: '/cart', blog: '/blog' };
const FLOOR = 'floor';
const DEFAULT_ROUNDS = 5;

interface Views {
  visits: Map<string, ViewFigures[]>;
  answers: Map<string, number[]>;
}

/**
 * First views and answers to taps on a slow phone, beside a floor page. All are measured in turn in
 * each round, so that a busy moment of the machine meets them alike.
 */
export async function benchPages(root: string, [rounds]: string[]): Promise<boolean> {
  const shop = await startBuiltShop({ root, dataDir: join(root, '.cache/bench') });
  const floor = await startFloorServer(shop.origin, PRODUCT);
  await installBanglaFace();
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
    env: { ...process.env, ...BANGLA_SYSTEM },
  });
  try {
    const addresses = new Map([[FLOOR, floor.url]]);
    for (const [name, path] of Object.entries(PAGES)) addresses.set(name, shop.origin + path);
    const views: Views = { visits: new Map(), answers: new Map() };
    const count = Number(rounds) || DEFAULT_ROUNDS;
    // The first visits fill the caches of the servers and are not counted.
    for (let round = 0; round <= count; round += 1) {
      console.log(round === 0 ? 'Warming up …' : `Round ${round} of ${count} …`);
      const measured = await measureRound(browser, shop.origin, addresses);
      if (round > 0) keep(measured, views);
    }
    return report(views);
  } finally {
    await browser.close();
    await floor.stop();
    await shop.stop();
  }
}

interface Round {
  visits: Map<string, ViewFigures>;
  answers: Map<string, number>;
}

async function measureRound(
  browser: Browser,
  origin: string,
  addresses: ReadonlyMap<string, string>,
): Promise<Round> {
  const round: Round = { visits: new Map(), answers: new Map() };
  for (const [name, url] of addresses) {
    round.visits.set(name, await measureView(browser, url, name !== FLOOR));
  }
  for (const tap of TAPS) round.answers.set(tap.name, await measureTap(browser, origin, tap));
  return round;
}

function keep({ visits, answers }: Round, views: Views): void {
  for (const [name, figures] of visits) {
    views.visits.set(name, [...(views.visits.get(name) ?? []), figures]);
  }
  for (const [name, time] of answers) {
    views.answers.set(name, [...(views.answers.get(name) ?? []), time]);
  }
}

function report({ visits, answers }: Views): boolean {
  const floor = visits.get(FLOOR) ?? [];
  const pages = new Map([...visits].filter(([name]) => name !== FLOOR));
  const misses = findMisses(floor, pages, answers);
  console.log(`\n${formatVisits(floor, pages)}\n\n${formatAnswers(answers)}\n`);
  console.log(misses.length > 0 ? misses.join('\n') : 'All goals are met.');
  return misses.length === 0;
}
