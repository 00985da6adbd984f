import type { Page } from '@playwright/test';
import axe, { type Result, type RunOptions } from 'axe-core';
import { forceLayout } from '../pages/navigation';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

declare global {
  interface Window {
    axe?: typeof axe;
  }
}

interface Selectors {
  include: string[];
  exclude: string[];
}

const EVERY_RULE: RunOptions = { runOnly: { type: 'tag', values: TAGS } };
const CONTRAST: RunOptions = { runOnly: { type: 'rule', values: ['color-contrast'] } };
const ALL_BUT_CONTRAST: RunOptions = {
  ...EVERY_RULE,
  rules: { 'color-contrast': { enabled: false } },
};

/** Finds axe's violations on the current page, one line each. */
export function findAxeViolations(page: Page): Promise<string[]> {
  return analyze(page, EVERY_RULE);
}

/** Finds all violations except poor contrast, because that check takes longer than all others. */
export function findAxeViolationsButContrast(page: Page): Promise<string[]> {
  return analyze(page, ALL_BUT_CONTRAST);
}

/** Finds violations in light and in dark mode without reloading the page. */
export async function findAxeViolationsInBothSchemes(page: Page): Promise<string[]> {
  await setColorScheme('light', page);
  const light = await findAxeViolations(page);
  await setColorScheme('dark', page);
  // The scheme changes only colours, so the other rules would find nothing new in dark mode.
  const dark = await analyze(page, CONTRAST);
  return [...inScheme('light', light), ...inScheme('dark', dark)];
}

/**
 * Finds poor contrast in the page's own content, without header and footer, in light and in dark
 * mode.
 */
export async function findPoorContrast(page: Page): Promise<string[]> {
  await page.evaluate(markRepeats, REPEATS);
  const own = { include: ['main'], exclude: [`[${REPEATS}]`] };
  const found: string[] = [];
  for (const scheme of ['light', 'dark'] as const) {
    await setColorScheme(scheme, page);
    found.push(...inScheme(scheme, await analyze(page, CONTRAST, own)));
  }
  return found;
}

const REPEATS = 'data-repeats';

/**
 * Runs in the page. Marks list items whose styles all occur in earlier items, because their
 * contrast is the same.
 */
function markRepeats(mark: string): void {
  const states = ['aria-current', 'aria-disabled', 'aria-pressed', 'disabled', 'open', 'style'];
  const styleOf = (element: Element) =>
    [element.localName, ...['class', ...states].map((name) => element.getAttribute(name))].join();
  for (const list of document.querySelectorAll('main :is(ul, ol)')) {
    const seen = new Set<string>();
    for (const item of list.children) {
      const styles = [item, ...item.querySelectorAll('*')].map(styleOf);
      item.toggleAttribute(
        mark,
        styles.every((style) => seen.has(style)),
      );
      for (const style of styles) seen.add(style);
    }
  }
}

const inScheme = (scheme: string, violations: string[]) =>
  violations.map((each) => `${scheme}: ${each}`);

async function analyze(page: Page, rules: RunOptions, context?: Selectors): Promise<string[]> {
  await forceLayout(page);
  // Ends all animations first, because contrast must be measured with the final colours: those of a
  // dialog that has faded in, or of the new colour scheme.
  await page.evaluate(finishMovements);
  // Injects axe through the browser's protocol, which the page's Content-Security-Policy does not
  // restrict.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  // Requests the details of violations only. Without `preload`, axe does not fetch style sheets
  // again, which no rule here reads.
  const options: RunOptions = { ...rules, resultTypes: ['violations'], preload: false };
  return (await page.evaluate(runAxe, { options, context })).map(
    ({ id, nodes }) =>
      `${id}: ${nodes
        .slice(0, 3)
        .map(({ target, failureSummary }) => `${target.join(' ')} ${failureSummary ?? ''}`)
        .join(' | ')}`,
  );
}

/** Runs in the page. */
async function runAxe({
  options,
  context,
}: {
  options: RunOptions;
  context: Selectors | undefined;
}): Promise<Result[]> {
  if (!window.axe) throw new Error('axe is not in this page.');
  return (await window.axe.run(context ?? document, options)).violations;
}

async function setColorScheme(colorScheme: 'light' | 'dark', page: Page): Promise<void> {
  await forceLayout(page);
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
}

/**
 * Runs in the page. Ends all animations except endless ones. Repeats this, because an ended
 * transition may start another transition in a child that inherits from it.
 */
async function finishMovements(): Promise<void> {
  const isRunning = ({ effect, playState, timeline }: Animation) =>
    playState === 'running' &&
    timeline instanceof DocumentTimeline &&
    Number.isFinite(Number(effect?.getComputedTiming().endTime ?? 0));
  for (;;) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
    const running = document.getAnimations().filter(isRunning);
    if (running.length === 0) return;
    for (const movement of running) movement.finish();
  }
}
