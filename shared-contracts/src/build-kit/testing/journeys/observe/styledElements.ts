import type { Page } from '@playwright/test';

/** What is read of an entry of Chromium's trace; times are in µs. */
interface TraceEvent {
  name: string;
  ts: number;
  dur?: number;
  args: { data?: { type?: string }; elementCount?: number };
}

/** How many elements the browser computes styles of while the listeners of a click run. */
export async function countStyledByClick(page: Page, click: () => Promise<void>): Promise<number> {
  const browser = page.context().browser();
  if (!browser) throw new Error('This page is of no browser that can be traced.');
  await browser.startTracing(page, { categories: ['devtools.timeline'] });
  await click();
  // Typed by hand, for Playwright hands the trace on as it is.
  const trace: { traceEvents: TraceEvent[] } = JSON.parse(String(await browser.stopTracing()));
  const handled = trace.traceEvents.find(
    ({ name, args }) => name === 'EventDispatch' && args.data?.type === 'click',
  );
  if (!handled) throw new Error('Nothing was clicked.');
  const end = handled.ts + (handled.dur ?? 0);
  return trace.traceEvents
    .filter(({ name, ts }) => name === 'UpdateLayoutTree' && ts >= handled.ts && ts < end)
    .reduce((sum, { args }) => sum + (args.elementCount ?? 0), 0);
}
