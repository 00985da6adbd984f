import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { workload } from '@marketplace/contracts/testing/workload';
import { liveVersion } from '../Registry';
import { createVerbRunner, type VerbRunner } from '../testing/runVerb';

/** Number of times that two teams run a command at the same time. */
const ROUNDS = workload({ gate: 2, soak: 25 });
/** A second on an idle machine; longer in proportion to the load of a busy one. */
const limitSeconds = () => Math.max(1, (loadavg()[0] ?? 0) / availableParallelism());
const ROOT = path.resolve(__dirname, '../../..');

describe('npm run release', () => {
  let shop: VerbRunner;
  beforeEach(async () => {
    shop = await createVerbRunner();
  });
  afterEach(() => shop.releases.remove());

  /** Runs the command in its own process. */
  const release = (by: string, ...args: string[]) => releaseInto('releases', by, ...args);

  /** @param folder in the data folder */
  const releaseInto = async (folder: string, by: string, ...args: string[]) => {
    const { dataDir, keys } = shop.releases;
    const { stdout } = await promisify(execFile)(
      process.execPath,
      ['--import', 'tsx', 'shell/release/command/main.ts', ...args],
      {
        cwd: ROOT,
        env: {
          ...process.env,
          RELEASES_URL: path.join(dataDir, folder),
          RELEASE_TRUST: keys.trust,
          RELEASE_BY: by,
        },
      },
    );
    return stdout.trim();
  };

  it(`keeps every release if two teams make ${ROUNDS} releases each at the same time`, async () => {
    await shop.goLive('1');
    const before = await shop.contentOf();
    for (let round = 1; round <= ROUNDS; round += 1) {
      const version = `v${round}`;
      await shop.releases.add('mf_account', version);
      await shop.releases.add('mf_catalog', version);
      await Promise.all([
        release('account', 'promote', 'mf-account', version),
        release('catalog', 'promote', 'mf-catalog', version),
      ]);
      const registry = await shop.production();
      expect(liveVersion(registry, 'mf_account')).toBe(version);
      expect(liveVersion(registry, 'mf_catalog')).toBe(version);
    }
    const { mf_account, mf_catalog, mf_content } = await shop.production();
    expect(mf_account?.history.map(({ by }) => by)).toEqual(Array(ROUNDS).fill('account'));
    expect(mf_catalog?.history.map(({ by }) => by)).toEqual(Array(ROUNDS).fill('catalog'));
    expect(mf_content).toEqual(before);
  }, 200_000);

  it('prints the change and the state of the gateways after a success; after a failure, prints the shop and the reason, and exits with 1', async () => {
    await shop.releases.add('mf_account', '1');
    expect(await release('me', 'promote', 'mf_account', '1')).toMatch(
      /^mf_account 1 is live in production\n {2}no running gateway of production reports to .+$/,
    );
    await expect(release('me', 'rollback', 'mf_account')).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringMatching(
        /^No running shop, releases in \/.+\nName the reason \(--why .+\n$/,
      ),
    });
  }, 60_000);

  it('refuses a storage that does not exist, and creates none', async () => {
    await expect(releaseInto('relaeses', 'me', 'list')).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringMatching(
        /^RELEASES_URL names the folder .*relaeses, which does not exist/,
      ),
    });
    expect(existsSync(path.join(shop.releases.dataDir, 'relaeses'))).toBe(false);
  }, 60_000);

  it('prints the help of a verb within a second on an idle machine', async () => {
    const seconds: number[] = [];
    for (let round = 0; round < 3; round += 1) {
      const startedAt = performance.now();
      const help = await release('me', 'promote', '--help');
      seconds.push((performance.now() - startedAt) / 1000);
      expect(help).toContain('preview/<name>');
      expect(help).toContain('preview/<branch>');
    }
    // The load is an average of a minute, so a single run may meet more of it.
    expect(Math.min(...seconds)).toBeLessThanOrEqual(limitSeconds());
  }, 60_000);
});
