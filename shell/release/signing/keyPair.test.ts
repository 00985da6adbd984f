import { createPublicKey } from 'node:crypto';
import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createReleases, type TestReleases } from '../testing/createReleases';
import { createKeyPair, keyId, privateKeyFor } from './keyPair';
import { signManifest, verifyManifest } from './signature';
import { readTrustedKeys } from './trustedKeys';

const manifest = Buffer.from('{"name":"mf_content"}');

describe('release keys', () => {
  let releases: TestReleases;
  beforeEach(async () => {
    releases = await createReleases();
  });
  afterEach(() => releases.remove());

  it('are created only once if several parts make their first release at the same time', async () => {
    const parts = ['shell', 'mf_content', 'mf_account'];
    await Promise.all(parts.map((part) => privateKeyFor(part, releases.keys)));
    expect((await readdir(releases.keys.folder)).sort()).toEqual(['all.pem', 'trusted.json']);
    const trusted = await readTrustedKeys(releases.keys.trust);
    expect(Object.values(trusted).map((key) => key.parts)).toEqual([['*']]);
    const signature = signManifest(manifest, await privateKeyFor('mf_content', releases.keys));
    expect(() => verifyManifest(manifest, signature, 'mf_content', trusted)).not.toThrow();
  });

  it('are not created if another key is already trusted', async () => {
    await createKeyPair('mf_account', ['mf_account'], releases.keys);
    await expect(privateKeyFor('mf_content', releases.keys)).rejects.toThrow(
      /^There is no key to sign mf_content with at .+mf_content\.pem or .+all\.pem: make one by `npm run release -- keys mf_content`/,
    );
  });

  it('are not created if RELEASE_KEY names a missing file', async () => {
    const key = path.join(releases.dataDir, 'ci.pem');
    await expect(privateKeyFor('shell', { ...releases.keys, key })).rejects.toThrow(key);
  });

  it('include keys of single parts, which take precedence over the key for all parts', async () => {
    await privateKeyFor('mf_content', releases.keys);
    const { id } = await createKeyPair('mf_content', ['mf_content'], releases.keys);
    const signed = signManifest(manifest, await privateKeyFor('mf_content', releases.keys));
    expect(JSON.parse(signed.toString()).key).toBe(id);
    const other = signManifest(manifest, await privateKeyFor('shell', releases.keys));
    expect(JSON.parse(other.toString()).key).not.toBe(id);
  });

  it('are readable only by their owner, and never replaced', async () => {
    const { file } = await createKeyPair('shell', ['shell'], releases.keys);
    const before = await readFile(file, 'utf8');
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    await expect(createKeyPair('shell', ['shell'], releases.keys)).rejects.toThrow(
      'never replaced',
    );
    expect(await readFile(file, 'utf8')).toBe(before);
    expect(Object.keys(await readTrustedKeys(releases.keys.trust))).toHaveLength(1);
  });

  it('name the command that makes a new key if one cannot be read', async () => {
    const { file } = await createKeyPair('shell', ['shell'], releases.keys);
    await writeFile(file, 'no key');
    await expect(privateKeyFor('shell', releases.keys)).rejects.toThrow(
      `${file} holds no private key that can be read: let RELEASE_KEY name one, or remove the file and run \`npm run release -- keys shell\`.`,
    );
    await writeFile(releases.keys.trust, '{');
    await expect(readTrustedKeys(releases.keys.trust)).rejects.toThrow(
      `The trusted keys in ${releases.keys.trust} cannot be read: restore the file, or let RELEASE_TRUST name another one (`,
    );
  });

  it('are valid only for the parts that the trust file names', async () => {
    const key = await privateKeyFor('shell', releases.keys);
    const signature = signManifest(manifest, key);
    const trusted = await readTrustedKeys(releases.keys.trust);
    const [id = ''] = Object.keys(trusted);
    const known = trusted[id] ?? { publicKey: '', parts: [] };
    const verify = (parts: string[]) =>
      verifyManifest(manifest, signature, 'mf_content', { [id]: { ...known, parts } });
    expect(() => verify(['mf_content', 'shell'])).not.toThrow();
    expect(() => verify(['shell'])).toThrow('does not name for mf_content');
    expect(() => verifyManifest(manifest, signature, 'mf_content', {})).toThrow(
      `It is signed by the key ${id}, which RELEASE_TRUST does not name.`,
    );
  });

  it.each(['', '{', 'null', '{"key":1}', '{"key":"__proto__","signature":""}'])(
    'do not verify a manifest whose signature file is %j',
    async (text) => {
      await privateKeyFor('shell', releases.keys);
      const trusted = await readTrustedKeys(releases.keys.trust);
      expect(() => verifyManifest(manifest, Buffer.from(text), 'shell', trusted)).toThrow();
    },
  );

  it('have ids that are derived from the public keys', async () => {
    const { id } = await createKeyPair('shell', ['shell'], releases.keys);
    const { publicKey } = (await readTrustedKeys(releases.keys.trust))[id] ?? { publicKey: '' };
    expect(keyId(createPublicKey(publicKey))).toBe(id);
  });
});
