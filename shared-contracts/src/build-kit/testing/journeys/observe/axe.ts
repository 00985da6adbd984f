import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

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

async function analyze(
  page: Page,
  runOnly: { type: 'tag' | 'rule'; values: string[] },
): Promise<string[]> {
  // No report of passed rules, and no second page to join the reports of frames, of which there are
  // none: together some five times as fast.
  const { violations } = await new AxeBuilder({ page })
    .options({ runOnly, resultTypes: ['violations'] })
    .setLegacyMode(true)
    .analyze();
  return violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes
        .slice(0, 3)
        .map(({ target, failureSummary }) => `${target.join(' ')} ${failureSummary ?? ''}`)
        .join(' | ')}`,
  );
}

async function setColorScheme(colorScheme: 'light' | 'dark', page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  // Colours on their way from one scheme to the other are neither's.
  await page.evaluate(finishTransitions);
}

/** Runs in the page. What ends may begin one in a child that inherits from it. */
async function finishTransitions(): Promise<void> {
  const generations = 6;
  for (let n = 0; n < generations; n += 1) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
    for (const animation of document.getAnimations()) {
      if (animation instanceof CSSTransition) animation.finish();
    }
  }
}
