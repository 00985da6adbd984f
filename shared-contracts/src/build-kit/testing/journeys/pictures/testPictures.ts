import { mkdir, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { LOCALES } from '@marketplace/contracts/i18n/locale';
import { readStories } from '@marketplace/contracts/stories/readStories';
import { STORIES_ROOT } from '@marketplace/contracts/stories/storyFiles';
import { expect } from '../test';
import { drawStory, WIDTHS } from './drawStory';
import { countDifferences, markDifferences } from './picture';
import { type Pictures, readSheet, writeSheet } from './pictureSheet';
import { test } from './pictureTest';

/** Folder with the pictures that differed in the last run. */
const CHANGES = path.join(STORIES_ROOT, '.cache/pictures');

/** Three views in a row, each before, after and marked: fewer make the sheet of a tall story too high. */
const CHANGE_COLUMNS = 9;

const accepts = process.env.PICTURES === 'accept';

/**
 * Defines a test for the pictures of each component's story of a package, in each language, theme
 * and width. Stories of pages have no pictures, because journeys change the data of pages.
 * `PICTURES=accept` writes the pictures that have changed.
 * @param home folder of the package's journeys; the accepted pictures are in its folder `pictures`
 */
export function testPictures(name: string, home: string): void {
  // Other systems draw letters differently.
  if (process.platform !== 'linux') return;
  const folder = path.join(home, 'pictures');
  const stories = readStories([name]).filter(({ page, error }) => !page && error === undefined);
  const fileOf = (id: string) => `${id.slice(name.length + 1).replaceAll('/', '.')}.webp`;
  test.describe('pictures', { tag: '@full' }, () => {
    test(`${name} has accepted pictures of its stories only`, async () => {
      const files = await readdir(folder).catch((): string[] => []);
      const known = stories.map(({ id }) => fileOf(id));
      const others = files.filter((file) => !known.includes(file));
      if (accepts) for (const file of others) await rm(path.join(folder, file));
      else expect(others, `no story has these pictures of ${folder}: delete them`).toEqual([]);
    });
    for (const { id } of stories) {
      test(`story ${id}: looks as accepted`, async ({ openMountPage, steadyBrowser }) => {
        const drawn: Record<string, Pictures[string]> = {};
        for (const language of LOCALES) {
          const pictures = await drawStory(await openMountPage(language), id);
          for (const [view, picture] of Object.entries(pictures)) {
            drawn[`${language} ${view}`] = picture;
          }
        }
        const browser = steadyBrowser.version();
        const file = path.join(folder, fileOf(id));
        const accepted = await readSheet(file);
        const changes = findChanges(accepted?.pictures ?? {}, drawn);
        if (changes.length === 0) return;
        if (accepts) await writeSheet(file, { browser, pictures: drawn }, WIDTHS.length);
        else throw await describeChanges(id, changes, { accepted: accepted?.browser, browser });
      });
    }
  });
}

interface Change {
  /** Language, theme and width. */
  view: string;
  before: Pictures[string] | undefined;
  after: Pictures[string];
  /** Number of pixels that look different. */
  pixels: number;
}

function findChanges(accepted: Pictures, drawn: Pictures): Change[] {
  return Object.entries(drawn)
    .map(([view, after]) => {
      const before = accepted[view];
      const pixels = before ? countDifferences(before, after) : after.width * after.height;
      return { view, before, after, pixels };
    })
    .filter(({ pixels }) => pixels > 0);
}

/** Writes a sheet with each changed picture before and after the change, and its changed pixels. */
async function describeChanges(
  id: string,
  changes: readonly Change[],
  { accepted, browser }: { accepted: string | undefined; browser: string },
): Promise<Error> {
  const file = path.join(CHANGES, `${id.replaceAll('/', '.')}.webp`);
  await mkdir(CHANGES, { recursive: true });
  const shown = changes.flatMap(({ view, before, after }) => [
    [`${view} before`, before ?? after],
    [`${view} after`, after],
    [`${view} changed`, markDifferences(before ?? after, after)],
  ]);
  await writeSheet(file, { browser, pictures: Object.fromEntries(shown) }, CHANGE_COLUMNS);
  const list = changes.map(({ view, pixels }) => `${view}: ${pixels} pixels`).join('\n');
  if (accepted === undefined) {
    return new Error(`${id} has no accepted pictures: look at ${file}, then run PICTURES=accept.`);
  }
  const browsers =
    accepted === browser ? '' : ` They were drawn by Chromium ${accepted}, and now by ${browser}.`;
  return new Error(
    `${id} does not look as accepted: look at ${file} (before, after, changed pixels), then run PICTURES=accept if you want it.${browsers}\n${list}`,
  );
}
