import type { Page } from '@playwright/test';
import { decodePicture } from './picture';
import type { Pictures } from './pictureSheet';

/** Widths of the window in CSS pixels. */
export const WIDTHS = [360, 768, 1280] as const;
const THEMES = ['light', 'dark'] as const;
const HEIGHT = 800;

/**
 * Mounts a story and draws it in each theme and width.
 * @param page the page with `window.mount`
 * @returns the pictures by theme and width, e.g. `dark 360`
 * @throws Error if the story is unknown or throws
 */
export async function drawStory(page: Page, story: string): Promise<Pictures> {
  const pictures: Record<string, Pictures[string]> = {};
  let isMounted = false;
  for (const theme of THEMES) {
    await page.emulateMedia({ colorScheme: theme });
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: HEIGHT });
      if (!isMounted) await page.evaluate((id) => window.mount?.({ story: id }), story);
      isMounted = true;
      pictures[`${theme} ${width}`] = await drawPlace(page);
    }
  }
  await page.evaluate(() => window.unmount?.());
  return pictures;
}

async function drawPlace(page: Page): Promise<Pictures[string]> {
  await page.evaluate(hideOthers);
  await page.evaluate(waitForPaint);
  const file = await page
    .locator('[data-story]')
    .screenshot({ animations: 'disabled', caret: 'hide', scale: 'css' });
  return decodePicture(file);
}

/**
 * Runs in the page. Hides everything except the story. Otherwise, the header would stay on the
 * screen and cover a part of the story that depends on the scroll position.
 */
function hideOthers(): void {
  let inner = document.querySelector('[data-story]');
  while (inner && inner !== document.body) {
    for (const other of inner.parentElement?.children ?? []) {
      if (other !== inner && other instanceof HTMLElement) other.style.display = 'none';
    }
    inner = inner.parentElement;
  }
}

/** Runs in the page. Waits for fonts and pictures, and until the browser has painted them. */
async function waitForPaint(): Promise<void> {
  const frame = () => new Promise(requestAnimationFrame);
  // A resize changes the layout in the next frame, and that may request other pictures.
  await frame();
  const images = [...document.querySelectorAll<HTMLImageElement>('[data-story] img')];
  await Promise.all(
    images.map((image) => {
      image.loading = 'eager';
      // A story may show what a missing picture looks like.
      return image.decode().catch(() => undefined);
    }),
  );
  await document.fonts.ready;
  await frame();
  await frame();
}
