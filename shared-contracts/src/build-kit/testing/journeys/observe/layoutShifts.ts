import type { Page } from '@playwright/test';

interface Source {
  node?: Node | null;
  previousRect: DOMRectReadOnly;
  currentRect: DOMRectReadOnly;
}

/** Missing in TypeScript's DOM types. */
interface LayoutShift extends PerformanceEntry {
  value?: number;
  hadRecentInput?: boolean;
  sources?: Source[];
}

interface RecordedShift {
  value: number;
  sources: string[];
  /** Milliseconds since the start of the navigation. */
  startMs: number;
}

declare global {
  interface Window {
    layoutShifts?: RecordedShift[];
    /** Time of the first frame with the whole document, in ms since the start of the navigation. */
    arrivedMs?: number;
  }
}

/**
 * Tolerated sum of the layout shifts while a document arrives. During this time, a paint may show
 * the last line of text without all its words. Such a shift is as wide as a word, at a random
 * position.
 */
const ARRIVAL_TOLERANCE = 0.0005;

/**
 * Records the layout shifts of each document that the page opens from now on. Read them with
 * `readLayoutShifts`.
 */
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
        const { value = 0, hadRecentInput, sources = [], startTime }: LayoutShift = entry;
        if (hadRecentInput) continue;
        window.layoutShifts?.push({ value, sources: sources.map(describe), startMs: startTime });
      }
    }).observe({ type: 'layout-shift', buffered: true });
    // The next frame contains the layout shift that the document's last bytes cause. The frame has
    // ended when the second frame begins.
    document.addEventListener('DOMContentLoaded', () => {
      requestAnimationFrame(() => {
        requestAnimationFrame(() => {
          window.arrivedMs = performance.now();
        });
      });
    });
  });
}

/**
 * Discards the shifts so far. After a press, this is needed because the browser counts shifts as
 * unexpected if the press causes them more than half a second later.
 */
export const recountLayoutShifts = (page: Page) =>
  page.evaluate(() => {
    window.layoutShifts = [];
  });

/**
 * Returns the shifts without a recent input; empty on a stable page. Shifts during the arrival of
 * the document count only if their sum exceeds `arrivalTolerance`.
 */
export async function readLayoutShifts(
  page: Page,
  { arrivalTolerance = ARRIVAL_TOLERANCE }: { arrivalTolerance?: number } = {},
): Promise<RecordedShift[]> {
  // Waits with `waitForFunction`, which requests frames. Otherwise a busy headless browser may skip
  // them.
  await page.waitForFunction(() => window.arrivedMs !== undefined);
  const { shifts, arrivedMs } = await page.evaluate(() => {
    return { shifts: window.layoutShifts ?? [], arrivedMs: window.arrivedMs ?? 0 };
  });
  const arriving = shifts.filter(({ startMs }) => startMs <= arrivedMs);
  const settled = shifts.filter(({ startMs }) => startMs > arrivedMs);
  const total = arriving.reduce((sum, { value }) => sum + value, 0);
  return total > arrivalTolerance ? [...arriving, ...settled] : settled;
}
