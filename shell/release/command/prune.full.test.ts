import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { changeChannel, readOwnChannel } from '../channels';
import { withoutCanary } from '../registryChanges';
import { createVerbRunner, type VerbRunner } from '../testing/runVerb';

let shop: VerbRunner;
beforeEach(async () => {
  shop = await createVerbRunner();
});
afterEach(() => shop.releases.remove());

const folderOf = (name: string) => path.join(shop.releases.dataDir, 'releases/mf_content', name);
const stored = async () =>
  (await readdir(folderOf(''))).sort((one, other) => Number(one) - Number(other));
/** Sets the modification time of all files in a release's folder. */
const age = async (name: string, time: string) => {
  for (const entry of await readdir(folderOf(name), { recursive: true })) {
    await utimes(path.join(folderOf(name), entry), new Date(time), new Date(time));
  }
};
const dayOf = (day: number) => `2026-01-${String(day).padStart(2, '0')}T00:00:00Z`;
const addOld = async (version: string) => {
  await shop.releases.add('mf_content', version);
  await age(version, dayOf(1));
};

describe('prune', () => {
  it('keeps only the ten releases that went live last', async () => {
    for (let day = 1; day <= 14; day += 1) {
      shop.at(dayOf(day));
      await shop.goLive(String(day));
      await age(String(day), dayOf(day));
    }
    // Releases 11 to 14 were live in the last seven days, and 5 to 14 are the last ten.
    shop.at(dayOf(18));
    expect(await shop.run('prune mf_content')).toBe('mf_content: 4 of 14 swept (1, 2, 3, 4)');
    expect(await stored()).toEqual(['5', '6', '7', '8', '9', '10', '11', '12', '13', '14']);
    const { releases, history } = (await shop.contentOf()) ?? {};
    expect(Object.keys(releases ?? {})).toEqual(await stored());
    expect(history).toHaveLength(14);
    await expect(shop.run('rollback mf_content --to 2 --why x')).rejects.toThrow(
      'not in the store',
    );
  });

  it('keeps more than ten releases if all of them were live in the last seven days', async () => {
    shop.at(dayOf(14));
    for (let version = 1; version <= 12; version += 1) await shop.goLive(String(version));
    for (const version of await stored()) await age(version, dayOf(1));
    await shop.run('prune mf_content');
    expect(await stored()).toHaveLength(12);
  });

  it('keeps a canary, a release in staging, and a new release', async () => {
    shop.at(dayOf(1));
    await shop.goLive('1');
    for (const version of ['2', '3', '4']) await addOld(version);
    await shop.run('canary mf_content 10% 2');
    await shop.run('promote mf_content 3 --to staging');
    await shop.releases.add('mf_content', '5');
    shop.at(dayOf(31));
    await age('1', dayOf(1));
    await shop.run('prune mf_content');
    expect(await stored()).toEqual(['1', '2', '3', '5']);
  });

  it('keeps the releases of a frozen composition until it expires, and prints the name of the composition', async () => {
    shop.at(dayOf(1));
    await shop.goLive('1', '2');
    await addOld('3');
    shop.log('c19b492e', { path: '/blog', versions: { mf_content: '3' } });
    await shop.run('freeze preview/bug-17 c19b492e --expires 20');
    for (const version of await stored()) await age(version, dayOf(1));
    shop.at(dayOf(15));
    expect(await shop.run('prune mf_content')).toBe(
      'mf_content: 0 of 3 swept; held by previews: 3 (preview/bug-17)',
    );
    shop.at(dayOf(22));
    await shop.run('prune mf_content');
    expect(await stored()).toEqual(['1', '2']);
  });

  it('keeps the release of a canary that the gateway ended in the last seven days', async () => {
    shop.at(dayOf(1));
    await shop.goLive('1');
    for (const version of ['2', '3']) await addOld(version);
    await shop.run('canary mf_content 10% 2');
    const { storage } = shop.releases;
    await changeChannel(storage, 'production', async (own) =>
      withoutCanary(own, 'mf_content', {
        version: '2',
        at: dayOf(20),
        by: 'gateway',
        why: 'visits failed',
        action: 'rollback',
      }),
    );
    await age('1', dayOf(1));
    shop.at(dayOf(22));
    await shop.run('prune mf_content');
    expect(await stored()).toEqual(['1', '2']);
    shop.at(dayOf(28));
    await shop.run('prune mf_content');
    expect(await stored()).toEqual(['1']);
  });

  it('keeps a release that goes live while prune runs', async () => {
    shop.at(dayOf(1));
    await shop.goLive('1');
    await addOld('2');
    await age('1', dayOf(1));
    shop.at(dayOf(31));
    const { storage } = shop.releases;
    const list = storage.list.bind(storage);
    let listings = 0;
    jest.spyOn(storage, 'list').mockImplementation(async (folder) => {
      const found = await list(folder);
      if (folder === 'channels') listings += 1;
      // At the fourth listing of channels, prune has already chosen the releases to delete.
      if (folder === 'channels' && listings === 4) {
        await shop.run('promote mf-content 2 --to production');
      }
      return found;
    });
    await shop.run('prune mf_content');
    expect(await shop.live()).toBe('2');
    expect(await stored()).toContain('2');
  });

  it.each(['promote mf_content 2', 'canary mf_content 10% 2', 'promote preview/try'])(
    'may delete a release while its gates run; then `%s` fails instead of showing the release',
    async (command) => {
      shop.at(dayOf(1));
      await shop.goLive('1');
      await addOld('2');
      await shop.run('promote mf_content 2 --to preview/try');
      await age('1', dayOf(1));
      shop.gates([], async () => {
        shop.at(dayOf(20));
        await shop.run('prune mf_content');
      });
      await expect(shop.run(command)).rejects.toThrow(
        'mf_content/2/release.json is not in the store',
      );
      expect(await shop.live()).toBe('1');
      expect((await shop.contentOf())?.canary).toBeUndefined();
    },
  );

  it('may drop a release from the registry during its gates, and then it does not go live', async () => {
    shop.at(dayOf(1));
    await shop.goLive('1');
    await addOld('2');
    await shop.run('canary mf_content 10% 2');
    await shop.run('canary mf_content off');
    await age('1', dayOf(1));
    shop.at(dayOf(20));
    shop.gates([], () => shop.run('prune mf_content'));
    await expect(shop.run('promote mf_content 2')).rejects.toThrow('is not in the store');
    expect((await shop.contentOf())?.releases).toEqual({ 1: 'live' });
  });

  it('deletes old records of passed gates, also those of a release that was only checked', async () => {
    const { storage } = shop.releases;
    await storage.write('checks/mf_content/9/health-1', Buffer.from('a time'));
    await shop.run('prune mf_content');
    expect(await storage.list('checks')).toHaveLength(1);
    shop.at('2126-01-01T00:00:00Z');
    await shop.run('prune mf_content');
    expect(await storage.list('checks')).toEqual([]);
  });

  it('deletes unfinished uploads, except recent ones', async () => {
    await shop.goLive('1');
    for (const name of ['2.draft-a', '3', '4']) {
      await mkdir(folderOf(name));
      await writeFile(path.join(folderOf(name), 'main.js'), '');
    }
    await age('2.draft-a', dayOf(1));
    await age('3', dayOf(1));
    expect(await shop.run('prune mf_content')).toContain('2 of 4 swept (2.draft-a, 3)');
    expect(await stored()).toEqual(['1', '4']);
  });

  it('deletes an expired preview, and the release that only this preview used', async () => {
    shop.at(dayOf(1));
    await shop.goLive('1');
    await shop.run('publish mf_content --channel preview/try --expires 3');
    for (const version of await stored()) await age(version, dayOf(1));
    shop.at(dayOf(20));
    expect(await shop.run('prune mf_content')).toContain('expired: preview/try');
    expect(await readOwnChannel(shop.releases.storage, 'preview/try')).toEqual({});
    expect(await stored()).toEqual(['1']);
  });

  it('keeps the releases of parts that the command does not name', async () => {
    await shop.goLive('1');
    await addOld('2');
    await shop.run('prune mf_account');
    expect(await stored()).toEqual(['1', '2']);
    await expect(shop.run('prune')).rejects.toThrow('Name the part');
  });
});
