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

interface RecordedShift {
  value: number;
  sources: string[];
  /** From the start of the navigation. */
  startMs: number;
}

declare global {
  interface Window {
    layoutShifts?: RecordedShift[];
    /** When the first frame was drawn that had the whole document; ms from the start of the navigation. */
    arrivedMs?: number;
  }
}

/**
 * Wherever the parser hands over to a paint, a line that ends at the right edge has not all its words
 * yet: a word's worth of movement, at a place no test can foresee.
 */
const ARRIVAL_TOLERANCE = 0.0005;

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
        const { value = 0, hadRecentInput, sources = [], startTime }: LayoutShift = entry;
        if (hadRecentInput) continue;
        window.layoutShifts?.push({ value, sources: sources.map(describe), startMs: startTime });
      }
    }).observe({ type: 'layout-shift', buffered: true });
    // A shift by the last bytes is noted with the frame after them, which is over when the next one begins.
    document.addEventListener('DOMContentLoaded', () => {
      requestAnimationFrame(() => {
        requestAnimationFrame(() => {
          window.arrivedMs = performance.now();
        });
      });
    });
  });
}

/** Forgets the shifts so far, as those that an answer to a press brings after half a second. */
export const recountLayoutShifts = (page: Page) =>
  page.evaluate(() => {
    window.layoutShifts = [];
  });

/**
 * Shifts that no input caused; empty on a stable page. Those while the document arrived count when
 * they add up to more than `arrivalTolerance`.
 */
export async function readLayoutShifts(
  page: Page,
  { arrivalTolerance = ARRIVAL_TOLERANCE }: { arrivalTolerance?: number } = {},
): Promise<RecordedShift[]> {
  // A wait that asks for frames: without a window a busy browser may sleep over them.
  await page.waitForFunction(() => window.arrivedMs !== undefined);
  const { shifts, arrivedMs } = await page.evaluate(() => {
    return { shifts: window.layoutShifts ?? [], arrivedMs: window.arrivedMs ?? 0 };
  });
  const arriving = shifts.filter(({ startMs }) => startMs <= arrivedMs);
  const settled = shifts.filter(({ startMs }) => startMs > arrivedMs);
  const total = arriving.reduce((sum, { value }) => sum + value, 0);
  return total > arrivalTolerance ? [...arriving, ...settled] : settled;
}
