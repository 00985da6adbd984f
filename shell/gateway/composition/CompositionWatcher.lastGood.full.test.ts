import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Registry } from '../../release/Registry';
import {
  find,
  LOOP_LATER,
  openShop,
  page,
  stopLater,
  stopShops,
  until,
} from '../testing/openWatchedShop';

jest.setTimeout(90_000);
afterEach(stopShops);

/** Serves a folder as an http store that can be switched off without changing its URL. */
async function serveFolder(folder: string) {
  let isAway = false;
  const server = createServer((request, response) => {
    const file = path.join(folder, request.url ?? '');
    if (isAway) request.socket.destroy();
    else if (existsSync(file)) response.end(readFileSync(file));
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  stopLater(async () => {
    server.closeAllConnections();
    server.close();
  });
  // The cast is safe: a TCP listener's address is never a string.
  const { port } = server.address() as AddressInfo;
  const setAway = (next: boolean) => {
    isAway = next;
  };
  return { url: `http://127.0.0.1:${port}`, setAway };
}

describe('a gateway that is started while the http store is unavailable', () => {
  async function openAway() {
    const shop = openShop();
    const http = await serveFolder(shop.folder);
    const { watcher } = await shop.start(http.url);
    await watcher.stop();
    http.setAway(true);
    const keptFile = path.join(shop.dataDir, 'last-good/mf_content/1/server/remoteEntry.js');
    return { ...shop, http, keptFile };
  }

  it('runs its copy of the last good composition until the store is available again', async () => {
    const { http, start, writeRelease, writeRegistry } = await openAway();
    const { ask } = await start(http.url);
    expect(await ask('/blog')).toBe('first');
    expect(find('last-good-used')).toBeDefined();
    writeRelease('mf_content', '2', page('second'));
    writeRegistry({ mf_content: '2' });
    http.setAway(false);
    await until(async () => (await ask('/blog')) === 'second');
  });

  it('refuses to start if a file of its copy of the last good composition was changed', async () => {
    const { http, start, keptFile } = await openAway();
    writeFileSync(keptFile, page('changed'));
    await expect(start(http.url)).rejects.toThrow();
  });

  it('refuses to start if the key that signed its copy is no longer trusted', async () => {
    const { http, start, releaseTrust } = await openAway();
    writeFileSync(releaseTrust, '{}');
    await expect(start(http.url)).rejects.toThrow();
  });
});

describe('the copied files of the last good composition', () => {
  it('are replaced at the next start if one of them was changed', async () => {
    const { dataDir, start } = openShop();
    const kept = path.join(dataDir, 'last-good/mf_content/1/server/remoteEntry.js');
    const first = await start();
    await first.watcher.stop();
    writeFileSync(kept, page('changed'));
    const { watcher, ask } = await start();
    expect(await ask('/blog')).toBe('first');
    await watcher.stop();
    expect(readFileSync(kept, 'utf8')).toBe(page('first'));
  });

  it('are removed after a newer composition was copied', async () => {
    const { dataDir, writeRelease, writeRegistry, start } = openShop();
    const { watcher, ask } = await start();
    writeRelease('mf_content', '2', page('second'));
    writeRegistry({ mf_content: '2' });
    await until(async () => (await ask('/blog')) === 'second');
    await watcher.stop();
    expect(readdirSync(path.join(dataDir, 'last-good/mf_content'))).toEqual(['2']);
  });
});

describe('a withdrawn release', () => {
  it('does not run even if somebody edits the registry or restores an old registry', async () => {
    const { file, writeRelease, writeRegistry, withdraw, start } = openShop();
    writeRelease('mf_content', '2', page('second'));
    writeRegistry({ mf_content: '2' });
    withdraw('mf_content', '1');
    const { watcher, ask } = await start();
    const signed: Registry = JSON.parse(readFileSync(file, 'utf8'));
    const edited = { ...signed.mf_content, releases: { 1: 'live', 2: 'available' } };
    writeFileSync(file, JSON.stringify({ ...signed, mf_content: edited }));
    await until(() => find('registry-unusable') !== undefined);
    expect(find('registry-unusable')).toMatchObject({
      why: expect.stringContaining('mf_content 1, which was withdrawn'),
    });
    expect(await ask('/blog')).toBe('second');

    await watcher.stop();
    writeRegistry({ mf_content: '1' });
    const again = await start();
    expect(await again.ask('/blog')).toBe('second');
  });

  it('does not run as part of the last good composition', async () => {
    const { file, writeRelease, writeRegistry, withdraw, start } = openShop();
    const { watcher } = await start();
    writeRelease('mf_content', '2', 'is no code');
    writeRegistry({ mf_content: '2' });
    withdraw('mf_content', '1');
    await until(() => find('composition-refused') !== undefined);
    await watcher.stop();
    rmSync(file);
    await expect(start()).rejects.toThrow('registry.json is not in the store');
  });

  it('runs neither as a canary nor as a fallback', async () => {
    const { writeRelease, writeRegistry, withdraw, start } = openShop();
    writeRelease('mf_content', '2', LOOP_LATER);
    writeRelease('mf_catalog', '2', page('tried'));
    writeRegistry({ mf_content: '2' }, '1', { mf_catalog: '2' });
    withdraw('mf_content', '1');
    withdraw('mf_catalog', '2');
    const { watcher, ask } = await start();
    await ask('/blog').catch(() => undefined);
    await ask('/blog').catch(() => undefined);
    await until(() => find('remote-excluded') !== undefined);
    // Waits for two reads of the registry.
    await sleep(600);
    expect(await ask('/blog')).toBe('unavailable');
    expect(watcher.canaryGroups).toEqual([]);
    expect(watcher.status.withdrawn).toEqual(['mf_catalog/2', 'mf_content/1']);
  });
});
