import type { Page } from '@playwright/test';
import axe, { type Result, type RunOptions } from 'axe-core';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

declare global {
  interface Window {
    axe?: typeof axe;
  }
}

/** The violations axe finds on the page as it stands, one line each. */
export async function findAxeViolations(page: Page): Promise<string[]> {
  return analyze(page, { type: 'tag', values: TAGS });
}

/** The same in light and in dark, without opening the page again. */
export async function findAxeViolationsInBothSchemes(page: Page): Promise<string[]> {
  await setColorScheme('light', page);
  const light = await findAxeViolations(page);
  await setColorScheme('dark', page);
  // The scheme changes colours and nothing else: no other rule can find anything new.
  const dark = await analyze(page, { type: 'rule', values: ['color-contrast'] });
  return [...light.map((each) => `light: ${each}`), ...dark.map((each) => `dark: ${each}`)];
}

async function analyze(page: Page, runOnly: RunOptions['runOnly']): Promise<string[]> {
  // By the protocol of the browser, which the page's Content-Security-Policy does not bind.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  // Passed rules are not reported, and no style sheet is fetched a second time: no rule here reads
  // one.
  const options: RunOptions = { runOnly, resultTypes: ['violations'], preload: false };
  return (await page.evaluate(runAxe, options)).map(
    ({ id, nodes }) =>
      `${id}: ${nodes
        .slice(0, 3)
        .map(({ target, failureSummary }) => `${target.join(' ')} ${failureSummary ?? ''}`)
        .join(' | ')}`,
  );
}

/** Runs in the page. */
async function runAxe(options: RunOptions): Promise<Result[]> {
  if (!window.axe) throw new Error('axe is not in this page.');
  return (await window.axe.run(document, options)).violations;
}

async function setColorScheme(colorScheme: 'light' | 'dark', page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  // Colours on their way from one scheme to the other are neither's.
  await page.evaluate(finishTransitions);
}

/** Runs in the page. What ends may begin one in a child that inherits from it. */
async function finishTransitions(): Promise<void> {
  for (;;) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
    const running = document.getAnimations().filter((each) => each instanceof CSSTransition);
    if (running.length === 0) return;
    for (const transition of running) transition.finish();
  }
}
