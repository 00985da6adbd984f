import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { signIn } from '@marketplace/contracts/testing/journeys/market/customers';
import { waitUntilIdle } from '@marketplace/contracts/testing/journeys/observe/idle';
import { touchPage } from '@marketplace/contracts/testing/journeys/pages/navigation';
import { expectWorkingPage } from '@marketplace/contracts/testing/journeys/pages/remoteError';
import { stack } from '@marketplace/contracts/testing/journeys/stack/stack';
import { expect, test } from '@marketplace/contracts/testing/journeys/test';
import { PROJECT_PARTS, PROJECT_REMOTES } from '@marketplace/contracts/testing/projectPages';
import { startMarketplace } from '@marketplace/contracts/testing/startMarketplace';
import type { Page } from '@playwright/test';
import { readOwnChannel } from '../release/channels';
import { liveVersion } from '../release/Registry';
import { openStorage } from '../release/storage/openStorage';
import { copyRepository, type RepositoryCopy } from './copyRepository';
import { pathOf } from './remotes';

declare global {
  interface PerformanceResourceTiming {
    /** A field of Resource Timing Level 3 that TypeScript does not declare yet. */
    readonly contentEncoding: string;
  }
}

/**
 * Upper limit for the bytes of release files that a returning shopper fetches after a release that
 * changes one line in every part.
 */
const BUDGET = 15 * 1024;
const PAGES_OF_ALL_PARTS = ['/', '/Signup', ...PROJECT_REMOTES.map(pathOf)];

interface FetchedFile {
  /** Path within the release's folder `client`. */
  name: string;
  part: string;
  /** Compressed size in bytes. */
  size: number;
  encoding: string;
}

async function listFetchedFiles(page: Page): Promise<FetchedFile[]> {
  const entries = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .filter(({ transferSize }) => transferSize > 0)
      .map(({ name, encodedBodySize, contentEncoding }) => ({
        path: new URL(name).pathname,
        size: encodedBodySize,
        encoding: contentEncoding,
      })),
  );
  return entries.flatMap(({ path, ...entry }) => {
    const [, part, name] = /^\/releases\/([\w-]+)\/[\w.-]+\/client\/(.+)$/.exec(path) ?? [];
    return part && name ? [{ ...entry, part, name }] : [];
  });
}

async function visitAllParts(page: Page, origin: string): Promise<FetchedFile[]> {
  const fetched: FetchedFile[] = [];
  for (const path of PAGES_OF_ALL_PARTS) {
    expect((await page.goto(origin + path))?.status(), path).toBe(200);
    await touchPage(page);
    await waitUntilIdle(page);
    await expectWorkingPage(page);
    fetched.push(...(await listFetchedFiles(page)));
  }
  return fetched;
}

/**
 * Changes one line that all parts contain, and releases every part.
 * @returns the new version of the shell
 */
async function releaseOneLine({ folder, releases, publish }: RepositoryCopy): Promise<string> {
  const file = join(folder, 'shared-contracts/src/design-system/ui/Button.styles.ts');
  const before = await readFile(file, 'utf8');
  const after = before.replace('background: transparent;', 'background: var(--color-surface);');
  expect(after, 'the line to be changed').not.toBe(before);
  await writeFile(file, after);
  // Publishes the parts one after another, because five simultaneous builds would starve the
  // journey that runs beside this one.
  for (const part of PROJECT_PARTS) await publish(part, ['types=the gate has looked']);
  return liveVersion(await readOwnChannel(openStorage(releases), 'production'), 'shell') ?? '';
}

const sum = (files: readonly FetchedFile[]) => files.reduce((bytes, { size }) => bytes + size, 0);
const inKb = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`;

test('a returning shopper fetches few bytes after a release that changes one line of every part', {
  tag: '@full',
}, async ({ page, context }) => {
  test.setTimeout(900_000);
  const copy = await copyRepository('next-release');
  const market = await startMarketplace({
    dataDir: stack.dataDir,
    apiOrigin: stack.apiOrigin,
    env: { RELEASES_URL: copy.releases, RENDER_WORKERS: '1' },
  });
  try {
    await signIn(context);
    const first = await visitAllParts(page, market.origin);
    const version = await releaseOneLine(copy);
    await expect
      .poll(async () => (await page.request.get(market.origin)).text(), { timeout: 60_000 })
      .toContain(`/releases/shell/${version}/`);

    const second = await visitAllParts(page, market.origin);
    console.log(
      `    ${first.length} files of ${inKb(sum(first))} in the first release, ${second.length} of ${inKb(sum(second))} in the next`,
    );
    expect(new Set(second.map(({ part }) => part))).toEqual(new Set(PROJECT_PARTS));
    expect(second.filter(({ encoding }) => encoding !== 'dcz')).toEqual([]);
    expect(sum(second)).toBeLessThanOrEqual(BUDGET);

    expect(await visitAllParts(page, market.origin), 'fetched a third time').toEqual([]);
  } finally {
    // Leaves the page, because an open page would still send requests to the stopped gateway.
    await page.goto('about:blank');
    await market.stop();
    await copy.remove();
  }
});
