import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What axe holds against the page as it stands, one line each. */
export async function findBarriers(page: Page): Promise<string[]> {
  return analyze(new AxeBuilder({ page }).withTags(RULES));
}

async function analyze(axe: AxeBuilder): Promise<string[]> {
  const { violations } = await axe.analyze();
  return violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes
        .slice(0, 3)
        .map(({ target, failureSummary }) => `${target.join(' ')} ${failureSummary ?? ''}`)
        .join(' | ')}`,
  );
}

/** The same in light and in dark, without opening the page again. */
export async function findBarriersInBothSchemes(page: Page): Promise<string[]> {
  await showIn('light', page);
  const light = await findBarriers(page);
  await showIn('dark', page);
  // The scheme changes colours and nothing else: no other rule can tell anything new.
  const dark = await analyze(new AxeBuilder({ page }).withRules(['color-contrast']));
  return [...light.map((barrier) => `light: ${barrier}`), ...dark.map((each) => `dark: ${each}`)];
}

async function showIn(colorScheme: 'light' | 'dark', page: Page): Promise<void> {
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
