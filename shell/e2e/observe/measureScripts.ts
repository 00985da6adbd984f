import type { Page } from '@playwright/test';

declare global {
  interface Window {
    hydratedAt?: number;
  }
}

export interface ScriptSizes {
  /** Part (`shell` or a remote) → bytes on the wire of what was asked for before hydration. */
  first: Map<string, number>;
  /** The same for what came after: services, prefetching, the API client. */
  later: Map<string, number>;
}

/** Opens a page and weighs its scripts, until nothing more is asked for. */
export async function measureScripts(page: Page, path: string): Promise<ScriptSizes> {
  await page.addInitScript(noteHydration);
  await page.goto(path, { waitUntil: 'load' });
  await page.waitForFunction(() => window.hydratedAt !== undefined);
  await page.waitForLoadState('networkidle');
  const scripts = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .map(({ name, startTime, encodedBodySize }) => ({
        part: /\/releases\/([\w-]+)\/.+\.js$/.exec(name)?.[1],
        isFirst: startTime <= (window.hydratedAt ?? 0),
        size: encodedBodySize,
      })),
  );
  const sizes: ScriptSizes = { first: new Map(), later: new Map() };
  for (const { part, isFirst, size } of scripts) {
    if (!part) continue;
    const group = isFirst ? sizes.first : sizes.later;
    group.set(part, (group.get(part) ?? 0) + size);
  }
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
