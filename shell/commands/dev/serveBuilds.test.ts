import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findFreePort } from '@marketplace/contracts/server/findFreePort';
import type { RemoteFault } from '@marketplace/contracts/testSession';
import Fastify, { type FastifyInstance } from 'fastify';
import { faultyVersion } from '../../gateway/releases/faultyReleases';
import { type BuildServer, serveBuilds } from './serveBuilds';

const remote = 'mf_account';
const CONTAINER = `var mf_account = { init() {}, get: async () => () => ({ routes: [] }) }; load("/releases/${remote}/dev/client/");`;
const DELAY_MS = 80;

let folder: string;
let gateway: FastifyInstance;
let server: BuildServer;
let origin: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'builds-'));
  await mkdir(path.join(folder, remote, 'client'), { recursive: true });
  await writeFile(path.join(folder, remote, 'secret.js'), 'secret');
  await writeFile(path.join(folder, remote, 'client/remoteEntry.js'), CONTAINER);
  await writeFile(path.join(folder, remote, 'client/page.js'), 'page');
  gateway = Fastify();
  gateway.get('/*', async () => 'of the gateway');
  const port = (await findFreePort()) ?? 0;
  origin = `http://127.0.0.1:${port}`;
  server = await serveBuilds({
    port,
    gateway: await gateway.listen({ port: 0, host: '127.0.0.1' }),
    folder,
    parts: [remote],
  });
});
afterAll(async () => {
  await server.close();
  await gateway.close();
  await rm(folder, { recursive: true });
});

async function ask(part: string, version: string, file: string) {
  const begin = performance.now();
  const reply = await fetch(`${origin}/releases/${part}/${version}/client/${file}`);
  return { status: reply.status, text: await reply.text(), ms: performance.now() - begin };
}

const buildWith = (...faults: Omit<RemoteFault, 'remote'>[]) =>
  faultyVersion(
    'dev.1',
    faults.map((fault) => ({ remote, ...fault })),
  );

describe('the build server', () => {
  it('serves the present build under each version, and leaves everything else to the gateway', async () => {
    expect(await ask(remote, 'dev', 'remoteEntry.js')).toMatchObject({ text: CONTAINER });
    expect(await ask(remote, 'dev.2', 'page.js')).toMatchObject({ text: 'page' });
    expect(await ask(remote, 'dev', 'other.js')).toMatchObject({ status: 404 });
    expect(await ask('mf_content', '1', 'page.js')).toMatchObject({ text: 'of the gateway' });
  });

  it('serves no file outside the build for browsers, whatever the version is', async () => {
    for (const version of ['dev', buildWith({ delayMs: 1 })]) {
      for (const file of [
        '..%2fsecret.js',
        '..%2f..%2fmf_account%2fsecret.js',
        '%2fetc%2fpasswd',
      ]) {
        expect(await ask(remote, version, file)).toMatchObject({ status: 404 });
      }
    }
  });

  it("makes the pages of a build throw in the browser if the version names this fault, and serves the chunks under that version's URL", async () => {
    const version = buildWith({ on: 'browser', fails: 'throws' });
    const { text } = await ask(remote, version, 'remoteEntry.js');
    expect(text).toContain('makes mf_account throw (browser)');
    expect(text).toContain(`load("/releases/${remote}/${version}/client/")`);
    expect(await ask(remote, version, 'page.js')).toMatchObject({ text: 'page' });
    const ofServer = buildWith({ on: 'server', fails: 'throws' });
    expect((await ask(remote, ofServer, 'remoteEntry.js')).text).not.toContain('This test session');
  });

  it('has no file of a build that is missing in the browser', async () => {
    const version = buildWith({ on: 'browser', fails: 'missing' });
    for (const file of ['remoteEntry.js', 'page.js']) {
      expect(await ask(remote, version, file)).toMatchObject({ status: 404 });
    }
    const ofServer = buildWith({ on: 'server', fails: 'missing' });
    expect(await ask(remote, ofServer, 'page.js')).toMatchObject({ status: 200 });
  });

  it('delays the files of a build, but not those of a release that the gateway delays itself', async () => {
    const version = buildWith({ on: 'browser', delayMs: DELAY_MS });
    // A timer may fire up to a millisecond early.
    expect((await ask(remote, version, 'page.js')).ms).toBeGreaterThanOrEqual(DELAY_MS - 1);
    const long = buildWith({ on: 'browser', delayMs: 60_000 });
    expect(await ask('mf_content', long, 'page.js')).toMatchObject({ text: 'of the gateway' });
  });
});
