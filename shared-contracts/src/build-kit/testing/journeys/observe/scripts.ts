import type { Page } from '@playwright/test';

declare global {
  interface Window {
    hydratedAt?: number;
    idleAt?: number;
  }
}

export interface LoadedScript {
  path: string;
  /** `shell` or a remote. */
  part: string;
  /** Requested before the browser told the page that it is idle; all are where it has told nothing. */
  isBeforeIdle: boolean;
  /** Requested before hydration; later ones are services, prefetching, the API client. */
  isFirst: boolean;
  /** Bytes on the wire. */
  size: number;
}

/** To be called before the page is opened: without it no script is first, and all are before an idle moment. */
export async function noteHydration(page: Page): Promise<void> {
  await page.addInitScript(recordMoments);
}

/** The scripts of the page so far, in the order they were asked for. */
export async function listScripts(page: Page): Promise<LoadedScript[]> {
  const entries = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .map(({ name, startTime, encodedBodySize }) => ({
        path: new URL(name).pathname,
        isBeforeIdle: startTime < (window.idleAt ?? Number.POSITIVE_INFINITY),
        isFirst: startTime <= (window.hydratedAt ?? 0),
        size: encodedBodySize,
      })),
  );
  return entries.flatMap((entry) => {
    const part = /^\/releases\/([\w-]+)\/.+\.js$/.exec(entry.path)?.[1];
    return part ? [{ ...entry, part }] : [];
  });
}

/** Part → bytes. */
export function sizeByPart(scripts: LoadedScript[]): Map<string, number> {
  const sizes = new Map<string, number>();
  for (const { part, size } of scripts) sizes.set(part, (sizes.get(part) ?? 0) + size);
  return sizes;
}

/**
 * Runs in the page. React takes the root over by listening to it, before it renders anything; the first
 * idle callback runs when nothing else is to be done.
 */
function recordMoments(): void {
  const { requestIdleCallback } = window;
  window.requestIdleCallback = (run, options) =>
    requestIdleCallback((deadline) => {
      window.idleAt ??= performance.now();
      run(deadline);
    }, options);
  const { addEventListener } = EventTarget.prototype;
  EventTarget.prototype.addEventListener = function (...listener) {
    if (this instanceof Element && this.id === 'root') window.hydratedAt ??= performance.now();
    addEventListener.apply(this, listener);
  };
}
