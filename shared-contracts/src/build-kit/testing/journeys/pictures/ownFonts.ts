import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';

const require = createRequire(import.meta.url);
const LATIN = '@fontsource-variable/noto-sans-bengali/files/noto-sans-bengali';

/**
 * The project's fonts. Each file has its own family. If the files shared a family, a browser would
 * draw a letter from the file that it has loaded first.
 */
const FACES = {
  'Own Latin': `${LATIN}-latin-wght-normal.woff2`,
  'Own Latin Extended': `${LATIN}-latin-ext-wght-normal.woff2`,
  'Own Bangla': '@marketplace/contracts/design/fonts/bangla.woff2',
} as const;

/** Makes an open page show all texts in the project's fonts, instead of those of the machine. */
export async function showOwnFonts(page: Page): Promise<void> {
  const faces = await Promise.all(
    Object.entries(FACES).map(async ([family, file]) => {
      const bytes = await readFile(require.resolve(file));
      return { family, base64: bytes.toString('base64') };
    }),
  );
  await page.evaluate(async (list) => {
    for (const { family, base64 } of list) {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      const face = new FontFace(family, bytes, { weight: '100 900' });
      document.fonts.add(await face.load());
    }
    const stack = list.map(({ family }) => `'${family}'`).join();
    document.documentElement.style.setProperty('--font-body', stack);
  }, faces);
}
