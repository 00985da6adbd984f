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

/** Runs in the page: looks each frame whether React has taken the root over. */
function noteHydration(): void {
  const look = () => {
    const keys = Object.keys(document.getElementById('root') ?? {});
    if (keys.some((key) => key.startsWith('__reactContainer$'))) {
      window.hydratedAt = performance.now();
    } else {
      requestAnimationFrame(look);
    }
  };
  look();
}
