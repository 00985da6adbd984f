import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { workload } from '@marketplace/contracts/testing/workload';
import { liveVersion } from '../Registry';
import { createVerbRunner, type VerbRunner } from '../testing/runVerb';

/** Number of times that two teams run a command at the same time. */
const ROUNDS = workload({ gate: 2, soak: 25 });
const ROOT = path.resolve(__dirname, '../../..');

describe('npm run release', () => {
  let shop: VerbRunner;
  beforeEach(async () => {
    shop = await createVerbRunner();
  });
  afterEach(() => shop.releases.remove());

  /** Runs the command in its own process. */
  const release = async (by: string, ...args: string[]) => {
    const { dataDir, keys } = shop.releases;
    const { stdout } = await promisify(execFile)(
      process.execPath,
      ['--import', 'tsx', 'shell/release/command/main.ts', ...args],
      {
        cwd: ROOT,
        env: {
          ...process.env,
          RELEASES_URL: path.join(dataDir, 'releases'),
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
});
