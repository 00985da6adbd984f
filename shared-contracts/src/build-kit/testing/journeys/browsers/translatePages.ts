import type { Page } from '@playwright/test';

export type TranslationStart = 'before hydration' | 'after hydration';

/**
 * Simulates a browser's translator on all pages that the tab opens from now on. Like Chrome's
 * translator, it replaces each text by a translation inside two nested `<font>` elements. It does
 * the same with texts that appear later. The translation is the text itself with an invisible
 * character, because Playwright ignores this character in comparisons.
 */
export async function translatePages(page: Page, start: TranslationStart): Promise<void> {
  await page.addInitScript(translateFrom, start);
}

/** Runs in the page. */
function translateFrom(start: TranslationStart): void {
  const LEFT_ALONE = 'font, script, style, noscript, textarea, svg, [translate="no"]';
  const translate = (node: Node): void => {
    const parent = node.parentElement;
    if (!parent || !node.textContent?.trim() || parent.closest(LEFT_ALONE)) return;
    if (!(node instanceof Text)) {
      for (const child of [...node.childNodes]) translate(child);
      return;
    }
    const font = document.createElement('font');
    font.append(document.createElement('font'));
    font.firstElementChild?.append(`${node.data}\u200b`);
    node.replaceWith(font);
  };
  const begin = () => {
    translate(document.body);
    new MutationObserver((records) => {
      for (const { type, target, addedNodes } of records) {
        if (type === 'characterData') translate(target);
        for (const node of addedNodes) translate(node);
      }
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  };
  const isHydrated = () =>
    Object.keys(document.getElementById('root') ?? {}).some((key) =>
      key.startsWith('__reactContainer$'),
    );
  const beginOnceHydrated = () => {
    // React marks its root when the hydration starts. Hydration takes several tasks, so this waits
    // another second.
    if (isHydrated()) setTimeout(begin, 1000);
    else setTimeout(beginOnceHydrated, 50);
  };
  addEventListener('DOMContentLoaded', start === 'before hydration' ? begin : beginOnceHydrated);
}
