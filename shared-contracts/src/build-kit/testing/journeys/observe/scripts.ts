import type { Page } from '@playwright/test';

declare global {
  interface Window {
    hydratedAt?: number;
    idleAt?: number;
  }
}

export interface LoadedScript {
  path: string;
  /** `shell` or the remote's name. */
  part: string;
  /**
   * True if the script was requested before the first idle callback, or if no idle callback was
   * recorded.
   */
  isBeforeIdle: boolean;
  /** Time of the request, in ms since the navigation began. */
  requestedAt: number;
  /**
   * True if the script was requested before hydration. Later scripts are services, prefetches and
   * the API client.
   */
  isFirst: boolean;
  /** Bytes on the wire. */
  size: number;
}

/**
 * Records hydration and the first idle callback. Call it before the page is opened; otherwise no
 * script counts as first, and all count as before idle.
 */
export async function noteHydration(page: Page): Promise<void> {
  await page.addInitScript(recordMoments);
}

/** The scripts of the page so far, in the sequence of their requests. */
export async function listScripts(page: Page): Promise<LoadedScript[]> {
  const entries = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .map(({ name, startTime, encodedBodySize }) => ({
        path: new URL(name).pathname,
        isBeforeIdle: startTime < (window.idleAt ?? Number.POSITIVE_INFINITY),
        isFirst: startTime <= (window.hydratedAt ?? 0),
        requestedAt: startTime,
        size: encodedBodySize,
      })),
  );
  return entries.flatMap((entry) => {
    const part = /^\/releases\/([\w-]+)\/.+\.js$/.exec(entry.path)?.[1];
    return part ? [{ ...entry, part }] : [];
  });
}

/** Returns part → bytes of its scripts. */
export function sizeByPart(scripts: LoadedScript[]): Map<string, number> {
  const sizes = new Map<string, number>();
  for (const { part, size } of scripts) sizes.set(part, (sizes.get(part) ?? 0) + size);
  return sizes;
}

/**
 * Runs in the page. Records two times: hydration, when React adds its first listener to the root,
 * and the first idle callback.
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
