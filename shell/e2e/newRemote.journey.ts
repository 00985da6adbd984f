import { execFile } from 'node:child_process';
import { cp, mkdir, readdir, rm, symlink } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { findFreePort } from '@marketplace/contracts/server/findFreePort';
import { spawnServer } from '@marketplace/contracts/server/spawnServer';
import {
  navigateInside,
  waitForHydration,
} from '@marketplace/contracts/testing/journeys/pages/navigation';
import { stack } from '@marketplace/contracts/testing/journeys/stack/stack';
import { expect, test } from '@marketplace/contracts/testing/journeys/test';
import { readRegistry, withLive, writeRegistry } from '../release/Registry';

const root = resolve(import.meta.dirname, '../..');
const copy = join(root, '.cache', 'new-remote');
const releases = join(copy, 'releases');
const VERSION = '1.0.0-new';
const run = promisify(execFile);

/** The repository as it is, on the same installed libraries. */
async function copyRepository(): Promise<void> {
  await rm(copy, { recursive: true, force: true });
  await mkdir(join(copy, 'node_modules', '@marketplace'), { recursive: true });
  const isOurs = (name: string) =>
    /^(mf-.*|shell|shared-contracts|package.*\.json|tsconfig\.base\.json|README\.md|\.linguirc\.js|\.biome\.json|\.gitignore)$/.test(
      name,
    );
  const sources = (await readdir(root)).filter(isOurs);
  for (const name of sources) {
    await cp(join(root, name), join(copy, name), {
      recursive: true,
      filter: (path) => !/\/(node_modules|dist|e2e)$/.test(path),
    });
  }
  for (const name of await readdir(join(root, 'node_modules'))) {
    if (name === '@marketplace') continue;
    await symlink(join(root, 'node_modules', name), join(copy, 'node_modules', name));
  }
  await symlink(
    join(copy, 'shared-contracts'),
    join(copy, 'node_modules', '@marketplace', 'contracts'),
  );
}

/** Builds the parts that changed and makes them live beside the releases under test. */
async function release(parts: readonly string[]): Promise<void> {
  await cp(join(stack.dataDir, 'releases'), releases, { recursive: true });
  await Promise.all(
    parts.map((part) =>
      run('node_modules/.bin/tsx', ['shell/release/main.ts', 'build', part, VERSION], {
        cwd: copy,
        env: { ...process.env, RELEASES_URL: releases },
      }),
    ),
  );
  let registry = await readRegistry(releases);
  for (const part of parts) {
    const change = { version: VERSION, at: new Date().toISOString(), by: 'test', why: 'new' };
    // The copy has a remote that this process does not know.
    registry = withLive(registry, part as Parameters<typeof withLive>[1], change);
  }
  await writeRegistry(releases, registry);
}

test('a remote and a page that npm run new makes are built, rendered and hydrated', async ({
  page,
}) => {
  test.setTimeout(240_000);
  await copyRepository();
  const create = (...args: string[]) =>
    run(process.execPath, ['shell/commands/run.mjs', 'new', ...args], { cwd: copy });
  await create('remote', 'mf-imaginary');
  await create('page', 'mf-content', 'imaginary-page');
  await release(['shell', 'mf_imaginary', 'mf_content']);
  const gateway = await spawnServer({
    cwd: copy,
    script: 'shell/gateway/main.ts',
    env: {
      RELEASES_URL: releases,
      API_ORIGIN: stack.apiOrigin,
      PORT: String(await findFreePort()),
      RENDER_WORKERS: '1',
    },
  });
  try {
    const origin = `http://localhost:${gateway.port}`;
    for (const [path, heading] of [
      ['/imaginary', 'Imaginary'],
      ['/imaginary-page', 'Imaginary page'],
    ]) {
      expect((await page.goto(origin + path))?.status()).toBe(200);
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      await waitForHydration(page);
    }
    await navigateInside(page, '/imaginary');
    await expect(page.getByRole('heading', { level: 1, name: 'Imaginary' })).toBeVisible();
  } finally {
    // An open page would go on asking for what it fetches when idle.
    await page.goto('about:blank');
    await gateway.stop();
    await rm(copy, { recursive: true, force: true });
  }
});
