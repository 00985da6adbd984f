import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { installOwnFonts, OWN_FONTS } from '@marketplace/contracts/design/fonts/ownFonts.server';
import { LOCALES } from '@marketplace/contracts/i18n/locale';
import { findChromium } from '@marketplace/contracts/server/findChromium';
import { type ListedStory, readStories } from '@marketplace/contracts/stories/readStories';
import { STORIES_ROOT } from '@marketplace/contracts/stories/storyFiles';
import { type Browser, chromium, type Page } from '@playwright/test';
import { trackRequests, waitUntilIdle } from '../observe/idle';
import { expect } from '../test';
import { test as base } from './remoteTest';

const WIDTHS = [360, 768, 1280] as const;
const THEMES = ['light', 'dark'] as const;
const HEIGHT = 800;

/** Folder with the pictures of this machine's runs, named by their hashes. */
const folder = path.join(STORIES_ROOT, '.cache/pictures');

/** The pictures of a package that were accepted last. */
interface Accepted {
  /** Version of the browser that has drawn them. */
  browser: string;
  /** Story, language, theme and width → hash of the picture. */
  pictures: Record<string, string>;
}

const test = base.extend<object, { browserWithOwnFonts: Browser }>({
  browserWithOwnFonts: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's shape
    async ({}, use) => {
      await installOwnFonts();
      const browser = await chromium.launch({
        executablePath: findChromium(),
        args: ['--no-sandbox', '--disable-gpu', '--font-render-hinting=none'],
        env: { ...process.env, ...OWN_FONTS },
      });
      await use(browser);
      await browser.close();
    },
    { scope: 'worker' },
  ],
});

/**
 * Defines a test for the pictures of each component's story of a package, in each language, theme
 * and width. Pages have no pictures, because all journeys change their data. The accepted hashes
 * are in `pictures.json` of a folder; `PICTURES=accept` writes them anew.
 * @param home folder of the package's journeys
 */
export function testPictures(name: string, home: string): void {
  const file = path.join(home, 'pictures.json');
  const accepted = readAccepted(file);
  const stories = readStories([name]).filter(({ page, error }) => !page && error === undefined);
  test.describe('pictures', { tag: '@full' }, () => {
    // One process draws all pictures of a package, because `accept` writes one file.
    test.describe.configure({ mode: 'default' });
    for (const story of stories) {
      test(`story ${story.id}: has the accepted pictures`, async ({
        browserWithOwnFonts,
        storyShop,
      }) => {
        const drawn = await drawStory(browserWithOwnFonts, storyShop, story);
        const version = browserWithOwnFonts.version();
        if (process.env.PICTURES === 'accept') accept(file, version, drawn);
        else expectAccepted(accepted, version, drawn);
      });
    }
  });
}

/** Draws a story. @returns the hash of each picture */
async function drawStory(browser: Browser, storyShop: string, { id }: ListedStory) {
  const drawn: Record<string, string> = {};
  for (const language of LOCALES) {
    const context = await browser.newContext({ viewport: { width: WIDTHS[0], height: HEIGHT } });
    const page = await context.newPage();
    trackRequests(page);
    await page.goto(`${storyShop}/~stories/${id}?lang=${language}`);
    await waitUntilIdle(page);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: HEIGHT });
      for (const theme of THEMES) {
        await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
        drawn[`${id} ${language} ${theme} ${width}`] = await drawSteadily(page);
      }
    }
    await context.close();
  }
  return drawn;
}

/** Most pictures until two in a row are equal. */
const MOST_TRIES = 10;

/** @throws Error if no two pictures in a row are equal */
async function drawSteadily(page: Page): Promise<string> {
  let last = '';
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const picture = await page
      .locator('[data-story]')
      .screenshot({ animations: 'disabled', caret: 'hide', scale: 'css' });
    const hash = createHash('sha256').update(picture).digest('hex').slice(0, 16);
    if (hash === last) {
      keepPicture(hash, picture);
      return hash;
    }
    last = hash;
  }
  throw new Error('The story does not come to rest.');
}

const pictureOf = (hash: string) => path.join(folder, `${hash}.png`);

function keepPicture(hash: string, picture: Buffer): void {
  mkdirSync(folder, { recursive: true });
  if (!existsSync(pictureOf(hash))) writeFileSync(pictureOf(hash), picture);
}

const readAccepted = (file: string): Accepted =>
  existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : { browser: '', pictures: {} };

function accept(file: string, browser: string, drawn: Record<string, string>): void {
  const before = readAccepted(file);
  const kept = before.browser === browser ? before.pictures : {};
  const sorted = Object.entries({ ...kept, ...drawn }).sort(([a], [b]) => a.localeCompare(b));
  const accepted: Accepted = { browser, pictures: Object.fromEntries(sorted) };
  writeFileSync(file, `${JSON.stringify(accepted, null, 2)}\n`);
}

function expectAccepted(accepted: Accepted, browser: string, drawn: Record<string, string>): void {
  expect(
    accepted.browser,
    'browser of the accepted pictures: run PICTURES=accept at the last good commit to change it',
  ).toBe(browser);
  const changed = Object.entries(drawn)
    .filter(([picture, hash]) => accepted.pictures[picture] !== hash)
    .map(
      ([picture, hash]) => `${picture}: ${pictureOf(hash)}, before ${beforeOf(accepted, picture)}`,
    );
  expect(changed, 'pictures that differ; PICTURES=accept accepts them').toEqual([]);
}

function beforeOf({ pictures }: Accepted, picture: string): string {
  const hash = pictures[picture];
  if (hash === undefined) return 'none';
  return existsSync(pictureOf(hash)) ? pictureOf(hash) : `${hash}, not drawn on this machine`;
}
