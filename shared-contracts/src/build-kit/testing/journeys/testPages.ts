import type { Page } from '@playwright/test';
import type { PartName } from '../../../contracts/pages/pageTable';
import { findBareTexts } from '../findBareTexts';
import { PROJECT_PAGES } from '../projectPages';
import { type TranslationStart, translatePages } from './browsers/translatePages';
import { inGateIf } from './inGateIf';
import { testLanguages } from './languages/testLanguages';
import { findAxeViolationsButContrast, findPoorContrast } from './observe/axe';
import { findBrokenAmounts } from './observe/findBrokenAmounts';
import { waitUntilIdle } from './observe/idle';
import { readLayoutShifts, recordLayoutShifts, recountLayoutShifts } from './observe/layoutShifts';
import { type LoadedScript, listScripts, noteHydration, sizeByPart } from './observe/scripts';
import type { PageUnderTest } from './PageUnderTest';
import { forceLayout, openPatiently, scrollThrough, waitForHydration } from './pages/navigation';
import { main } from './pages/productPage';
import { expectLayout } from './pages/remoteError';
import { expect, test } from './test';

/** Paths of a page in the page table; empty if the page table lacks the page. */
const pathsOf = ({ page = [] }: PageUnderTest) => [page].flat();

/** Opens a page that needs nothing but its path. */
export const at = (path: string) => async () => path;

const KB = 1024;
/** Time in ms after which pages load their scripts even if the browser is busy. */
const START_LIMIT_MS = 1000;
/** Limits for scripts, in bytes on the wire. */
const BUDGET = {
  /** Before the first idle callback, and before pages start without it. */
  beforeIdle: 115 * KB,
  /** On a phone, before any interaction. */
  untouched: 165 * KB,
  /** With the API client and a second remote, or with additional code for larger screens. */
  most: 220 * KB,
  /** After a scroll, with the code of pages behind visible links. */
  scrolled: 315 * KB,
  remote: 30 * KB,
} as const;

/** Matches code that pages load only on demand, by the names of its chunks. */
const ON_DEMAND =
  /\/(support-dialog|login-dialog|newsletter-request|expose-QuickView|catalog-offered-searches|catalog-found-options|catalog-card-steppers)\.js$/;
/** Matches code of the pages with account forms. */
const ACCOUNT = /\/account-(pages|messages-.+)\.js$/;
/** Matches the path of a script with translated messages, and captures its language. */
const MESSAGES = /messages-(en|bn|fr)-po\.js$/;

/**
 * Adds every page of a part that none of the given states opens. A page needs no state if it has
 * neither a parameter nor a guard.
 * @throws Error if a page with a parameter or a guard has no state
 */
function withPlainPages(owner: PartName, states: readonly PageUnderTest[]): PageUnderTest[] {
  const untested = PROJECT_PAGES.filter(
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
 * Defines a test for each page of a part, in each of its states. The test expects the page's
 * status, hydration without console problems, few scripts and no deferred scripts. It also expects
 * no layout shift, no horizontal scrolling, no broken amount, no bare text and no axe violation. On
 * a phone, it also expects enough contrast in light and dark mode. The gate opens each page only in
 * its first state, on a phone.
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
  for (const state of pages) {
    test.describe(() => {
      test.use({ allowsConsoleProblems: state.isRefused ?? false });
      testLanguages(state);
      testTranslated(state, 'after hydration');
      // If the translation begins before hydration, React renders the whole page again. States
      // after an action do not repeat that test.
      if (!state.act) testTranslated(state, 'before hydration');
    });
  }
}

function testTranslated({ name, open, act }: PageUnderTest, start: TranslationStart): void {
  test(`${name}: keeps working if the browser translates it ${start}`, { tag: '@full' }, async ({
    page,
    context,
  }) => {
    await translatePages(page, start);
    await openPatiently(page, await open(context));
    await waitForHydration(page);
    await expect(page.locator('font').first()).toBeAttached();
    await act?.(page);
    await forceLayout(page);
    await scrollThrough(page);
    await waitUntilIdle(page);
    await expect(main(page).getByRole('heading', { level: 1 })).toHaveCount(1);
    await expectLayout(page);
  });
}

function testPage(owner: PartName, state: PageUnderTest, isInGate: boolean): void {
  const { name, open, act, status = 200, hasAccountForms = false } = state;
  const title = `${name}: hydrates, loads few scripts, does not shift and is accessible @both`;
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
    const amounts = await page.locator('body').evaluate(findBrokenAmounts);
    expect(amounts, 'amounts on two lines').toEqual([]);
    const bareTexts = await page.locator('body').evaluate(findBareTexts);
    expect(bareTexts, 'texts without an element of their own').toEqual([]);
    if (!act) expectLightTouch(name, await listScripts(page));
    expect(await findAxeViolationsButContrast(page), 'axe').toEqual([]);
    // Contrast is tested only on a phone, because colours are the same at every width. The shell's
    // accessibility journey checks the colours of other layouts.
    if (hasTouch) expect(await findPoorContrast(page), 'contrast').toEqual([]);
  });
}

async function bringInto(page: Page, act: (page: Page) => Promise<void>): Promise<void> {
  await expectStillness(page);
  await act(page);
  await waitUntilIdle(page);
  await recountLayoutShifts(page);
}

const isForCustomers = (state: PageUnderTest) =>
  PROJECT_PAGES.some(({ path, guard }) => guard && pathsOf(state).includes(path));

function expectLightScripts(name: string, scripts: LoadedScript[], limit: number): void {
  const first = sizeByPart(scripts.filter(({ isFirst }) => isFirst));
  const all = sizeByPart(scripts);
  process.stdout.write(`    ${name}: ${describe(first)}; until it is touched: ${describe(all)}\n`);
  expect(sum(first)).toBeGreaterThan(0);
  const early = scripts.filter(
    ({ isBeforeIdle, requestedAt }) => isBeforeIdle && requestedAt < START_LIMIT_MS,
  );
  const beforeIdle = sizeByPart(early);
  expect(sum(beforeIdle), 'before the browser is idle').toBeLessThanOrEqual(BUDGET.beforeIdle);
  expect(sum(all), 'until somebody touches the page').toBeLessThanOrEqual(limit);
  for (const [part, size] of first) {
    if (part !== 'shell') expect(size, part).toBeLessThanOrEqual(BUDGET.remote);
  }
}

/**
 * Expects few scripts after the first scroll, which loads deferred code: menus, footer, the API
 * client, and the pages behind visible links.
 */
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

/**
 * Expects no layout shift and no horizontal scrolling. Scrolls to the end first, because late
 * pictures and idle work cause most layout shifts.
 */
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
