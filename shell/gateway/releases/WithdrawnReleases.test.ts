import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { RegistryPart } from '../../release/Registry';
import type { Signature } from '../../release/signing/signature';
import { signWithdrawal } from '../../release/signing/withdrawal';
import { writeFakeReleases } from '../testing/writeFakeReleases';
import { WithdrawnReleases } from './WithdrawnReleases';

const { releaseTrust, privateKey } = writeFakeReleases();
const openFolder = () => mkdtempSync(path.join(tmpdir(), 'withdrawn-'));
const open = (dataDir = openFolder()) => new WithdrawnReleases(dataDir, releaseTrust);

const live = (version: string, more: Partial<RegistryPart> = {}) => ({
  shell: { releases: { [version]: 'live' as const }, history: [], ...more },
});
const withdraw = (version: string, key: KeyObject = privateKey) => ({
  withdrawn: { [version]: signWithdrawal('shell', version, key) },
});

describe('withdrawn releases', () => {
  it('cannot be live releases, canaries or fallbacks', async () => {
    const canary = { version: '1', share: 0.1, since: '' };
    const releases = open();
    const read = await releases.applyTo(live('2', { ...withdraw('1'), canary, fallback: '1' }));
    expect(read.shell).toMatchObject({ releases: { 2: 'live' } });
    expect(read.shell).not.toHaveProperty('canary');
    expect(read.shell).not.toHaveProperty('fallback');
    await expect(releases.applyTo(live('1'))).rejects.toThrow(
      'The registry names shell 1, which was withdrawn, as live.',
    );
  });

  it('are known to the next process even if two processes saved withdrawals at the same time', async () => {
    const dataDir = openFolder();
    const [first, second] = [open(dataDir), open(dataDir)];
    await first.applyTo(live('3', withdraw('1')));
    await second.applyTo(live('3', withdraw('2')));
    await first.save();
    await second.save();
    const next = open(dataDir);
    expect(await Promise.all(['1', '2', '3'].map((one) => next.has('shell', one)))).toEqual([
      true,
      true,
      false,
    ]);
  });

  it.each(Array.from({ length: 12 }, (_, turns) => turns * 2))(
    'are saved by the next save if they arrive %i turns of the event loop after a save began',
    async (turns) => {
      const dataDir = openFolder();
      const releases = open(dataDir);
      await releases.applyTo(live('3', withdraw('1')));
      const saving = releases.save();
      for (let turn = 0; turn < turns; turn += 1) await new Promise(setImmediate);
      await releases.applyTo(live('3', withdraw('2')));
      await saving;
      await releases.save();
      expect(await open(dataDir).has('shell', '2')).toBe(true);
    },
  );

  it('are read again after their file could not be read', async () => {
    const dataDir = openFolder();
    const file = path.join(dataDir, 'withdrawn.json');
    writeFileSync(file, 'cut o');
    const releases = open(dataDir);
    await expect(releases.applyTo(live('3'))).rejects.toThrow('cannot be read');
    writeFileSync(file, '["shell/1"]');
    await expect(releases.applyTo(live('1'))).rejects.toThrow('which was withdrawn');
  });

  const stranger = generateKeyPairSync('ed25519').privateKey;
  const signature = signWithdrawal('shell', '1', privateKey);
  it.each<[string, Signature]>([
    ['a key that is not trusted', signWithdrawal('shell', '1', stranger)],
    ['a trusted key for another part', signWithdrawal('mf_content', '1', privateKey)],
    ['a trusted key for another version', signWithdrawal('shell', '2', privateKey)],
    ['nobody', { ...signature, signature: '' }],
    ['an unknown key', { ...signature, key: '__proto__' }],
  ])('do not include a release whose withdrawal is signed by %s', async (_who, forged) => {
    const releases = open();
    const registry = live('1', { withdrawn: { 1: forged } });
    expect((await releases.applyTo(registry)).shell?.releases).toEqual({ 1: 'live' });
    expect(await releases.has('shell', '1')).toBe(false);
  });

  it('are known even while they cannot be saved', async () => {
    const dataDir = path.join(openFolder(), 'data');
    writeFileSync(dataDir, 'in the way');
    const releases = open(path.join(dataDir, 'of-the-gateway'));
    // The path leads through a file, so `withdrawn.json` can be neither read nor written.
    await releases.applyTo(live('2', withdraw('1')));
    await expect(releases.save()).rejects.toThrow('ENOTDIR');
    expect(await releases.has('shell', '1')).toBe(true);
    rmSync(dataDir);
    await releases.save();
    expect(await open(path.join(dataDir, 'of-the-gateway')).has('shell', '1')).toBe(true);
  });

  it('cause an error if their file cannot be read', async () => {
    const dataDir = openFolder();
    writeFileSync(path.join(dataDir, 'withdrawn.json'), '{');
    await expect(open(dataDir).applyTo(live('1'))).rejects.toThrow(
      /withdrawn\.json cannot be read/,
    );
  });
});
