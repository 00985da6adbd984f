import { generateKeyPairSync } from 'node:crypto';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { integrityOf } from '@marketplace/contracts/federation/integrityOf';
import type { PartName } from '@marketplace/contracts/pages/pageTable';
import { PROJECT_PAGES, PROJECT_PARTS } from '@marketplace/contracts/testing/projectPages';
import { SIGNATURE_FILE } from '../../release/openReleases';
import { keyId } from '../../release/signing/keyPair';
import { signManifest } from '../../release/signing/signature';
import { EVERY_PART } from '../../release/signing/trustedKeys';
import type { Composition } from '../releases/liveComposition';

/**
 * Code of a minimal shell: like the real one, it passes each page to the remote that owns it, and
 * evaluates each release once. Its page `/services` lists the remotes with a service.
 */
const SHELL = `
const OWNERS = { '/blog': 'mf_content', '/product': 'mf_catalog', '/points': 'mf_loyalty' };
const evaluated = {};
exports.createRenderer = async (options) => {
  const { composition, slots, readManifest, readFile, evaluate, without = [] } = options;
  const remotes = {};
  const problems = [];
  const load = async (name) => {
    const release = name + '/' + composition.versions[name];
    const manifest = await readManifest(...release.split('/'));
    const code = await readFile(manifest, 'server/remoteEntry.js');
    const file = 'http://releases.internal/' + release + '/server/remoteEntry.js';
    evaluated[release] ??= evaluate(code, file);
    remotes[name] = evaluated[release];
  };
  for (const name of Object.keys(composition.versions)) {
    if (name === 'shell' || without.includes(name)) continue;
    await load(name).catch((error) => problems.push({ part: name, what: error.message }));
  }
  const render = async (request, isShared, excludedRemotes = []) => {
    const { pathname } = new URL(request.url);
    const owner = OWNERS[pathname];
    const services = { page: () => slots.services.join(' ') };
    const own = pathname === '/services' ? services : remotes[owner];
    const remote = excludedRemotes.includes(owner) ? undefined : own;
    const body = Buffer.from(remote ? await remote.page() : 'unavailable');
    return { status: remote ? 200 : 503, headers: {}, body, freshMs: 0, staleMs: 0 };
  };
  const tryPage = async (path) => {
    const part = OWNERS[path];
    if (!remotes[part]) return;
    const failed = (error) => problems.push({ part, what: path + ': ' + error.message });
    await render(new Request('http://localhost' + path), false).catch(failed);
  };
  const warmUp = async (changed = ['shell']) => {
    const isTried = (path) => changed.includes('shell') || changed.includes(OWNERS[path]);
    for (const path of Object.keys(OWNERS).filter(isTried)) await tryPage(path);
    return problems;
  };
  return Object.assign(render, { warmUp });
};`;

const REMOTE = `exports.page = async () => 'a page';`;

/**
 * Code of the parts that do not get the default code, such as `exports.page = async () => { for
 * (;;); }`.
 */
type Codes = Partial<Record<PartName, string>>;

/**
 * Writes a folder with a small release of each part, which a worker loads fast.
 * @returns the folder, the file of the trusted key, the signing key, and a function that writes
 * another release of a part. A part that is not in this repository has the page `/points` and a
 * service.
 */
export function writeFakeReleases(codes: Codes = {}) {
  const folder = mkdtempSync(path.join(tmpdir(), 'fake-releases-'));
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  const pem = publicKey.export({ type: 'spki', format: 'pem' });
  const releaseTrust = path.join(folder, 'trusted.json');
  const trusted = { [keyId(publicKey)]: { publicKey: pem, parts: [EVERY_PART] } };
  writeFileSync(releaseTrust, JSON.stringify(trusted));

  function writeRelease(
    part: PartName,
    version: string,
    code: string,
    file = part === 'shell' ? 'server/main.js' : 'server/remoteEntry.js',
  ): void {
    const release = path.join(folder, part, version);
    const integrity = { [file]: integrityOf(Buffer.from(code)) };
    const known = PROJECT_PAGES.filter(({ owner }) => owner === part);
    const isKnown = known.length > 0;
    const pages = isKnown ? known : [{ path: '/points' }];
    const exposedExports = isKnown ? {} : { './service': ['activate'] };
    const facts = { name: part, version, integrity, pages, exposedExports };
    const manifest = Buffer.from(JSON.stringify(facts));
    mkdirSync(path.join(release, 'server'), { recursive: true });
    writeFileSync(path.join(release, file), code);
    writeFileSync(path.join(release, 'release.json'), manifest);
    writeFileSync(path.join(release, SIGNATURE_FILE), signManifest(manifest, privateKey));
  }

  for (const part of PROJECT_PARTS) {
    writeRelease(part, '1', codes[part] ?? (part === 'shell' ? SHELL : REMOTE));
  }
  return { folder, releaseTrust, privateKey, writeRelease };
}

/** Returns a composition with version 1 of each part, except for the given versions. */
export function fakeComposition(changed: Partial<Record<PartName, string>> = {}): Composition {
  const versions = Object.fromEntries(PROJECT_PARTS.map((part) => [part, changed[part] ?? '1']));
  return { id: Object.values(versions).join('-'), versions };
}
