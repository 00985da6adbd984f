import type { Page } from '@playwright/test';

declare global {
  interface Window {
    hydratedAt?: number;
  }
}

export interface LoadedScript {
  path: string;
  /** `shell` or a remote. */
  part: string;
  /** Asked for before hydration; what comes later is services, prefetching, the API client. */
  isFirst: boolean;
  /** Bytes on the wire. */
  size: number;
}

/** Opens a page and lists its scripts in the order they were asked for, until it is at rest. */
export async function listScripts(page: Page, path: string): Promise<LoadedScript[]> {
  await page.addInitScript(noteHydration);
  await page.goto(path, { waitUntil: 'load' });
  await page.waitForFunction(() => window.hydratedAt !== undefined);
  await page.waitForLoadState('networkidle');
  // What the page put off until it is idle has had its turn, and what that asked for is there.
  await page.evaluate(
    () => new Promise<void>((resolve) => requestIdleCallback(() => setTimeout(resolve, 300))),
  );
  await page.waitForLoadState('networkidle');
  const entries = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .map(({ name, startTime, encodedBodySize }) => ({
        path: new URL(name).pathname,
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

/** Runs in the page: React takes the root over by listening to it, before it renders anything. */
function noteHydration(): void {
  const { addEventListener } = EventTarget.prototype;
  EventTarget.prototype.addEventListener = function (...listener) {
    if (this instanceof Element && this.id === 'root') window.hydratedAt ??= performance.now();
    addEventListener.apply(this, listener);
  };
}
