import type { Page } from '@playwright/test';

declare global {
  interface Window {
    layoutShifts?: { value: number; sources: string[] }[];
  }
}

/** Starts recording before the first byte of the page; read with `readLayoutShifts`. */
export async function recordLayoutShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.layoutShifts = [];
    const describe = (node?: Node | null) =>
      node instanceof Element ? `${node.tagName.toLowerCase()}.${node.className}` : 'text';
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const shift: PerformanceEntry & {
          value?: number;
          hadRecentInput?: boolean;
          sources?: { node?: Node | null }[];
        } = entry;
        if (shift.hadRecentInput) continue;
        window.layoutShifts?.push({
          value: shift.value ?? 0,
          sources: (shift.sources ?? []).map(({ node }) => describe(node)),
        });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Shifts that no input caused; empty on a stable page. */
export function readLayoutShifts(page: Page) {
  return page.evaluate(() => window.layoutShifts ?? []);
}
