import type { Page } from '@playwright/test';

interface Source {
  node?: Node | null;
  previousRect: DOMRectReadOnly;
  currentRect: DOMRectReadOnly;
}

/** Not in TypeScript's library of the browser. */
interface LayoutShift extends PerformanceEntry {
  value?: number;
  hadRecentInput?: boolean;
  sources?: Source[];
}

declare global {
  interface Window {
    layoutShifts?: { value: number; sources: string[] }[];
  }
}

/** Starts recording before the first byte of the page; read with `readLayoutShifts`. */
export async function recordLayoutShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.layoutShifts = [];
    const inPx = ({ x, y, width, height }: DOMRectReadOnly) =>
      [x, y, width, height].map(Math.round).join(' ');
    const describe = ({ node, previousRect, currentRect }: Source) => {
      const name =
        node instanceof Element ? `${node.tagName.toLowerCase()}.${node.className}` : 'text';
      return `${name} from ${inPx(previousRect)} to ${inPx(currentRect)}`;
    };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value = 0, hadRecentInput, sources = [] }: LayoutShift = entry;
        if (!hadRecentInput) window.layoutShifts?.push({ value, sources: sources.map(describe) });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Shifts that no input caused; empty on a stable page. */
export function readLayoutShifts(page: Page) {
  return page.evaluate(() => window.layoutShifts ?? []);
}
