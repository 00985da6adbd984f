import { signIn } from '@marketplace/contracts/testing/journeys/market/customers';
import {
  expectRecovery,
  expectRemoteError,
  expectWorkingPage,
} from '@marketplace/contracts/testing/journeys/pages/remoteError';
import { expect, test } from '@marketplace/contracts/testing/journeys/test';
import { PROJECT_REMOTES } from '@marketplace/contracts/testing/projectPages';
import {
  RELEASE_FAULTS,
  type ReleaseFault,
} from '@marketplace/contracts/testing/startFaultyReleases';
import { workload } from '@marketplace/contracts/testing/workload';
import { pairRemotesWith, pathOf, readHeading } from './remotes';
import { type Broken, startBroken } from './startBroken';

// The browser logs an error for each file that fails to load.
test.use({ allowsConsoleProblems: true });

/**
 * One fault of each kind: an error status, a refused connection, HTML instead of code, a late
 * reply.
 */
const KINDS: ReleaseFault[] = ['removed', 'refused', 'html', 'hang'];

const few = pairRemotesWith(KINDS).gate;
/**
 * The full run tests each remote and each kind of fault once, in groups of two, because each
 * gateway takes long to start. The soak tests each remote with each fault separately.
 */
const CASES: readonly Broken[] = workload({
  gate: [few.slice(0, 2), few.slice(2)],
  soak: pairRemotesWith(RELEASE_FAULTS).soak.map((pair) => [pair]),
});

for (const broken of CASES) {
  const names = broken.map(([remote, fault]) => `${remote} "${fault}"`).join(' and ');
  test(`only the pages of the faulty remotes fail: ${names}`, {
    tag: '@full',
  }, async ({ page, context }) => {
    const market = await startBroken(broken);
    const mismatches: string[] = [];
    page.on('pageerror', ({ message }) => {
      if (message.includes('React error')) mismatches.push(message);
    });
    try {
      await signIn(context);
      for (const other of PROJECT_REMOTES.filter((name) =>
        broken.every(([remote]) => remote !== name),
      )) {
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
