import { join } from 'node:path';
import { REMOTES } from '@marketplace/contracts/routes';
import {
  RELEASE_FAULTS,
  startFaultyReleases,
} from '@marketplace/contracts/testing/startFaultyReleases';
import { startMarketplace } from '@marketplace/contracts/testing/startMarketplace';
import { HEADING_OF, PAGE_OF } from './market/remotePages';
import { signIn } from './market/signIn';
import { expectRemoteError, expectWorkingPage, recover } from './pages/remoteError';
import { stack } from './setup/stack';
import { expect, test } from './test';

// The browser itself reports each file that fails to load.
test.use({ isComplaining: true });
test.describe.configure({ timeout: 90_000 });

/** A gateway of our own, whose releases come over a wire that can be cut. */
async function startBroken(
  remote: (typeof REMOTES)[number],
  fault: (typeof RELEASE_FAULTS)[number],
) {
  const releases = await startFaultyReleases({ folder: join(stack.dataDir, 'releases') });
  releases.breakRemote(remote, fault);
  const market = await startMarketplace({
    dataDir: stack.dataDir,
    apiOrigin: stack.apiOrigin,
    env: { RELEASES_URL: releases.origin, RENDER_WORKERS: '1' },
  });
  const stop = async () => {
    await market.stop();
    await releases.stop();
  };
  return { origin: market.origin, heal: () => releases.heal(remote), stop };
}

for (const remote of REMOTES) {
  for (const fault of RELEASE_FAULTS) {
    test(`${remote} "${fault}" on the server costs only its own pages @once`, async ({
      page,
      context,
    }) => {
      const market = await startBroken(remote, fault);
      const mismatches: string[] = [];
      page.on('pageerror', ({ message }) => {
        if (message.includes('React error')) mismatches.push(message);
      });
      try {
        await signIn(context);
        for (const other of REMOTES.filter((name) => name !== remote)) {
          const response = await page.goto(`${market.origin}${PAGE_OF[other]}`);
          expect(response?.status(), PAGE_OF[other]).toBe(200);
          await expectWorkingPage(page);
        }
        const response = await page.goto(`${market.origin}${PAGE_OF[remote]}`);
        expect(response?.status()).toBe(503);
        await expectRemoteError(page);
        expect(mismatches, 'between the server and the browser').toEqual([]);

        market.heal();
        await recover(page, HEADING_OF[remote]);
        await expect
          .poll(async () => (await page.request.get(`${market.origin}${PAGE_OF[remote]}`)).status())
          .toBe(200);
      } finally {
        await page.goto('about:blank');
        await market.stop();
      }
    });
  }
}
