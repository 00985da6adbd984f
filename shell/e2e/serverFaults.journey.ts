import { join } from 'node:path';
import { REMOTES } from '@marketplace/contracts/pages/pageTable';
import { dose } from '@marketplace/contracts/testing/dose';
import { signIn } from '@marketplace/contracts/testing/journeys/market/customers';
import {
  expectRecovery,
  expectRemoteError,
  expectWorkingPage,
} from '@marketplace/contracts/testing/journeys/pages/remoteError';
import { stack } from '@marketplace/contracts/testing/journeys/stack/stack';
import { expect, test } from '@marketplace/contracts/testing/journeys/test';
import {
  RELEASE_FAULTS,
  startFaultyReleases,
} from '@marketplace/contracts/testing/startFaultyReleases';
import { startMarketplace } from '@marketplace/contracts/testing/startMarketplace';
import { pairRemotesWith, pathOf, readHeading } from './remotes';

// The browser itself reports each file that fails to load.
test.use({ allowsConsoleProblems: true });
test.describe.configure({ timeout: 90_000 });

type ReleaseFault = (typeof RELEASE_FAULTS)[number];
type Broken = [(typeof REMOTES)[number], ReleaseFault][];

/** One fault of a kind: a status, no answer at all, a file of something else, an answer too late. */
const KINDS: ReleaseFault[] = ['removed', 'refused', 'html', 'hang'];

const few = pairRemotesWith(KINDS).gate;
/**
 * In the gate each remote and each kind of fault once, two at a time, since what takes longest is
 * the gateway; in the soak each remote with each fault, alone.
 */
const CASES: readonly Broken[] = dose({
  gate: [few.slice(0, 2), few.slice(2)],
  soak: pairRemotesWith(RELEASE_FAULTS).soak.map((pair) => [pair]),
});

/** A gateway of its own, whose releases come from a server with faults. */
async function startBroken(broken: Broken) {
  const releases = await startFaultyReleases({ folder: join(stack.dataDir, 'releases') });
  for (const [remote, fault] of broken) releases.breakRemote(remote, fault);
  const market = await startMarketplace({
    dataDir: stack.dataDir,
    apiOrigin: stack.apiOrigin,
    env: { RELEASES_URL: releases.origin, RENDER_WORKERS: '1' },
  });
  const stop = async () => {
    await market.stop();
    await releases.stop();
  };
  return { origin: market.origin, heal: releases.heal, stop };
}

for (const broken of CASES) {
  const names = broken.map(([remote, fault]) => `${remote} "${fault}"`).join(' and ');
  test(`${names} on the server costs only its own pages`, async ({ page, context }) => {
    const market = await startBroken(broken);
    const mismatches: string[] = [];
    page.on('pageerror', ({ message }) => {
      if (message.includes('React error')) mismatches.push(message);
    });
    try {
      await signIn(context);
      for (const other of REMOTES.filter((name) => broken.every(([remote]) => remote !== name))) {
        const response = await page.goto(`${market.origin}${pathOf(other)}`);
        expect(response?.status(), pathOf(other)).toBe(200);
        await expectWorkingPage(page);
      }
      for (const [remote] of broken) {
        const response = await page.goto(`${market.origin}${pathOf(remote)}`);
        expect(response?.status(), pathOf(remote)).toBe(503);
        await expectRemoteError(page);
        expect(mismatches, 'between the server and the browser').toEqual([]);

        market.heal(remote);
        await expectRecovery(page, await readHeading(context, remote));
        await expect
          .poll(async () => (await page.request.get(`${market.origin}${pathOf(remote)}`)).status())
          .toBe(200);
      }
    } finally {
      await page.close();
      await market.stop();
    }
  });
}
