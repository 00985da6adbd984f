import type { BrowserContext, Page } from '@playwright/test';
import { ACCESS_TOKEN_COOKIE, GUEST_TOKEN_COOKIE } from '../../../contracts/cookies';
import { PAGES, type PartName } from '../../../contracts/pages/pageTable';
import { inGateIf } from './inGateIf';
import { expectOwnLanguage } from './languages/expectOwnLanguage';
import { signIn } from './market/customers';
import { findAxeViolationsButContrast, findPoorContrast } from './observe/axe';
import { waitUntilIdle } from './observe/idle';
import { readLayoutShifts, recordLayoutShifts, recountLayoutShifts } from './observe/layoutShifts';
import { type LoadedScript, listScripts, noteHydration, sizeByPart } from './observe/scripts';
import { main } from './pages/productPage';
import { expectLayout } from './pages/remoteError';
import { expect, test } from './test';

export interface PageUnderTest {
  name: string;
  /**
   * Path of its line in the page table, or of all lines whose pages differ in their texts alone; left
   * out for an address that is nobody's.
   */
  page?: string | readonly string[];
  /** Brings the browser into the state the page needs; resolves to the path to open. */
  open: (context: BrowserContext) => Promise<string>;
  /** Presses on the open page that bring it into the state; what moves under a press is not counted. */
  act?: (page: Page) => Promise<void>;
  /** The server refuses what `act` does, which the browser reports. */
  isRefused?: boolean;
  status?: number;
  /** Heading of the page, where that tells its state. */
  heading?: string;
  /** Signing up, logging in and passwords: the only pages that need their forms. */
  hasAccountForms?: boolean;
  /** It calls the API by itself, as pages for customers do for the wishlist's count. */
  callsApi?: boolean;
}

/** Its lines of the page table; none for an address that is nobody's. */
const pathsOf = ({ page = [] }: PageUnderTest) => [page].flat();

/** A page that needs nothing but its path. */
export const at = (path: string) => async () => path;

const KB = 1024;
/** Bytes on the wire (design of the storefront, section 10). */
const BUDGET = {
  /** Before the browser is idle for the first time. */
  beforeIdle: 115 * KB,
  /** On a phone, as long as nobody touches the page. */
  untouched: 165 * KB,
  /** With the client of the API, or with what more there is on a larger screen. */
  most: 206.5 * KB,
  /** After a scroll, with the code of pages that links in view lead to. */
  scrolled: 315 * KB,
  remote: 30 * KB,
} as const;

/** Code that no page needs until it is asked for, by the names of its chunks. */
const ON_DEMAND =
  /\/(support-dialog|login-dialog|newsletter-request|expose-QuickView|catalog-offered-searches|catalog-found-options|catalog-card-steppers)\.js$/;
/** Code of the pages with account forms. */
const ACCOUNT = /\/account-(pages|messages-.+)\.js$/;
/** Cookies of a session: a page opened with one keeps it, and is not signed in once more. */
const TOKENS: readonly string[] = [ACCESS_TOKEN_COOKIE, GUEST_TOKEN_COOKIE];
/** Messages, by their language. */
const MESSAGES = /messages-(en|bn|fr)-po\.js$/;

/**
 * The states of a part's pages with every other line of its page table: those with a plain public
 * path open by themselves.
 * @throws Error for a line that needs a parameter or a customer and has no state
 */
function withPlainPages(owner: PartName, states: readonly PageUnderTest[]): PageUnderTest[] {
  const untested = PAGES.filter(
    ({ owner: part, path }) =>
      part === owner && !states.some((state) => pathsOf(state).includes(path)),
  );
  const plain = untested.map(({ path, guard }): PageUnderTest => {
    if (path.includes(':') || guard) {
      throw new Error(`No journey opens ${path}: add a state of it to e2e/everyPage.journey.ts.`);
    }
    return { name: path, page: path, open: at(path) };
  });
  return [...states, ...plain];
}

/**
 * Defines a test for each page of a part, in each state a shopper can find it in: it answers with its status,
 * hydrates without a problem on the console, loads few scripts and none that are for later, does not
 * shift, scrolls no way but down, and axe finds no violation, on a phone in light and dark. The gate
 * opens each page in its first state, on a phone.
 */
export function testPages(owner: PartName, states: readonly PageUnderTest[]): void {
  const pages = withPlainPages(owner, states);
  const isFirstState = (state: PageUnderTest) =>
    pages.find((each) => pathsOf(each)[0] === pathsOf(state)[0]) === state;
  for (const state of pages) {
    test.describe(() => {
      test.use({ allowsConsoleProblems: state.isRefused ?? false });
      testPage(owner, state, isFirstState(state));
    });
  }
  // A press on a page does not change its address.
  for (const { name, open, hasAccountForms } of pages.filter(({ act }) => !act)) {
    test(`${name}: is in Bangla and in French altogether`, { tag: '@full' }, async ({
      page,
      context,
    }) => {
      const path = await open(context);
      await expectOwnLanguage(page, path);
      const cookies = await context.cookies();
      const isKnown = cookies.some(({ name: cookie }) => TOKENS.includes(cookie));
      // Pages with account forms are for visitors.
      if (isKnown || hasAccountForms) return;
      await signIn(context);
      await expectOwnLanguage(page, path);
    });
  }
}

function testPage(owner: PartName, state: PageUnderTest, isInGate: boolean): void {
  const { name, open, act, status = 200, hasAccountForms = false } = state;
  const title = `${name}: hydrates cleanly, is light, stands still and is accessible @both`;
  test(title, inGateIf(isInGate), async ({ page, context, hasTouch }) => {
    const path = await open(context);
    await recordLayoutShifts(page);
    await noteHydration(page);
    const response = await openPatiently(page, path);
    expect(response?.status()).toBe(status);
    await expect(main(page).getByRole('heading', { level: 1, name: state.heading })).toHaveCount(1);
    await expectLayout(page);
    await expect(page).toHaveTitle(/.{5,}/);
    await waitUntilIdle(page);
    expect(await page.evaluate(() => window.idleAt), 'ms until an idle moment').toBeDefined();
    const scripts = await listScripts(page);
    const isLight = hasTouch && !(state.callsApi || isForCustomers(state));
    expectLightScripts(name, scripts, isLight ? BUDGET.untouched : BUDGET.most);
    if (isLight) expect(foreignParts(scripts, owner), 'parts the page does not show').toEqual([]);
    const language = /lang=bn/.test(path) ? 'bn' : 'en';
    expectNothingForLater(scripts, { hasAccountForms, language });
    if (act) await bringInto(page, act);
    await expectStillness(page);
    if (!act) expectLightTouch(name, await listScripts(page));
    expect(await findAxeViolationsButContrast(page), 'axe').toEqual([]);
    // Colours are the same at every width, and those of the layouts are checked by the shell's
    // journey of accessibility.
    if (hasTouch) expect(await findPoorContrast(page), 'contrast').toEqual([]);
  });
}

async function bringInto(page: Page, act: (page: Page) => Promise<void>): Promise<void> {
  await expectStillness(page);
  await act(page);
  await waitUntilIdle(page);
  await recountLayoutShifts(page);
}

/** On a busy machine the API may be late for the first visitor, which is a 503 (decision 064). */
async function openPatiently(page: Page, path: string) {
  const response = await page.goto(path);
  return response?.status() === 503 ? page.goto(path) : response;
}

const isForCustomers = (state: PageUnderTest) =>
  PAGES.some(({ path, guard }) => guard && pathsOf(state).includes(path));

function expectLightScripts(name: string, scripts: LoadedScript[], limit: number): void {
  const first = sizeByPart(scripts.filter(({ isFirst }) => isFirst));
  const all = sizeByPart(scripts);
  process.stdout.write(`    ${name}: ${describe(first)}; until it is touched: ${describe(all)}\n`);
  expect(sum(first)).toBeGreaterThan(0);
  const beforeIdle = sizeByPart(scripts.filter(({ isBeforeIdle }) => isBeforeIdle));
  expect(sum(beforeIdle), 'before the browser is idle').toBeLessThanOrEqual(BUDGET.beforeIdle);
  expect(sum(all), 'until somebody touches the page').toBeLessThanOrEqual(limit);
  for (const [part, size] of first) {
    if (part !== 'shell') expect(size, part).toBeLessThanOrEqual(BUDGET.remote);
  }
}

/** The first scroll brings what waits for somebody: menus, footer, the API's client, what links lead to. */
function expectLightTouch(name: string, scripts: LoadedScript[]): void {
  const size = sum(sizeByPart(scripts));
  process.stdout.write(`    ${name}: after a scroll: ${inKb(size)}\n`);
  expect(size, 'after a scroll').toBeLessThanOrEqual(BUDGET.scrolled);
}

const foreignParts = (scripts: LoadedScript[], owner: PartName) =>
  [...sizeByPart(scripts).keys()].filter((part) => part !== 'shell' && part !== owner);

function expectNothingForLater(
  scripts: LoadedScript[],
  { hasAccountForms, language }: { hasAccountForms: boolean; language: string },
): void {
  const paths = scripts.map(({ path }) => path);
  expect(paths.filter((path) => ON_DEMAND.test(path))).toEqual([]);
  if (!hasAccountForms) expect(paths.filter((path) => ACCOUNT.test(path))).toEqual([]);
  const languages = paths.flatMap((path) => MESSAGES.exec(path)?.[1] ?? []);
  expect(languages.length, 'messages are files of their own').toBeGreaterThan(0);
  expect(languages.filter((each) => each !== language)).toEqual([]);
}

/** Late pictures and idle work are where pages start to move. */
async function expectStillness(page: Page): Promise<void> {
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await waitUntilIdle(page);
  expect(await readLayoutShifts(page)).toEqual([]);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, 'pixels of sideways scroll').toBeLessThanOrEqual(0);
}

const sum = (sizes: Map<string, number>) => [...sizes.values()].reduce((a, b) => a + b, 0);

const inKb = (bytes: number) => `${(bytes / KB).toFixed(1)} KB`;

const describe = (sizes: Map<string, number>) =>
  [inKb(sum(sizes)), ...[...sizes].map(([part, size]) => `${part} ${inKb(size)}`)].join(', ');
