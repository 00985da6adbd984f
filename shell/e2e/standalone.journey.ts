import { resolve } from 'node:path';
import { findFreePort } from '@marketplace/contracts/server/findFreePort';
import { spawnServer } from '@marketplace/contracts/server/spawnServer';
import { waitForHydration } from '@marketplace/contracts/testing/journeys/pages/navigation';
import { stack } from '@marketplace/contracts/testing/journeys/stack/stack';
import { expect, test } from '@marketplace/contracts/testing/journeys/test';
import { createStore } from './createStore';
import { createTeam } from './createTeam';

const root = resolve(import.meta.dirname, '../..');
const MANIFEST = 'manifest.ts';
const PAGE = 'src/routes/loyalty.tsx';
const LOADER = 'src/routes/loyalty.loader.ts';
const TEST = 'src/routes/loyalty.test.tsx';
/** Overrides the gate `health`, because the journey visits the page of each release itself. */
const NO_VISIT = ['--override', 'health=the journey looks'];
const UNTRANSLATED = ['--override', 'texts=to be translated'];

test('a remote in a separate repository is refused by a gate, corrected, released, shown as a canary and rolled back', {
  tag: '@full',
}, async ({ page }) => {
  test.setTimeout(900_000);
  const store = await createStore();
  const team = await createTeam('mf-loyalty', store);
  const release = (...words: string[]) => team.npm('release', '--', ...words);
  const gateway = await spawnServer({
    cwd: root,
    script: 'shell/gateway/main.ts',
    env: {
      DATA_DIR: store.dataDir,
      RELEASES_URL: store.releases,
      RELEASE_TRUST: store.trust,
      API_ORIGIN: stack.apiOrigin,
      PORT: String(await findFreePort()),
    },
  });
  const address = `http://localhost:${gateway.port}/loyalty`;
  const expectHeading = async (name: string) => {
    await expect.poll(async () => (await fetch(address)).status).toBe(200);
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
    await waitForHydration(page);
  };
  try {
    await test.step('the gates refuse a call that the contracts lack', async () => {
      await team.change(MANIFEST, 'calls: []', "calls: ['listPoints']");
      const refusal = await release('publish', 'mf-loyalty', ...NO_VISIT).catch(String);
      expect(refusal).toContain('`listPoints` is a call to no endpoint of the contract');
      expect(refusal).toMatch(/mf-loyalty\/manifest\.ts:\d+/);
      expect((await fetch(address)).status).toBe(404);
    });

    await test.step('the corrected remote passes its tests, and goes live', async () => {
      await team.change(MANIFEST, "calls: ['listPoints']", 'calls: []');
      const empty = 'msgid "Loyalty"\nmsgstr ""';
      await team.change('src/locales/bn.po', empty, 'msgid "Loyalty"\nmsgstr "পয়েন্ট"');
      await team.change('src/locales/fr.po', empty, 'msgid "Loyalty"\nmsgstr "Fidélité"');
      expect(await team.npm('test')).toMatch(/✓ health[\s\S]*: (\d+) of \1 gates passed/);
      const said = await release('publish', 'mf-loyalty', ...NO_VISIT);
      expect(said).toMatch(/mf_loyalty \S+ is live in production\n {2}gateway \S+ runs it/);
      await expectHeading('Loyalty');
    });

    await test.step('the gates refuse a release with a type error', async () => {
      const wrong = "export const version: number = '1';\n\nexport function Component";
      await team.change(PAGE, 'export function Component', wrong);
      const refusal = await release('publish', 'mf-loyalty', ...NO_VISIT).catch(String);
      expect(refusal).toContain("✗ types\n    TS2322: Type 'string' is not assignable to type");
      expect(refusal).toMatch(/mend mf-loyalty\/src\/routes\/loyalty\.tsx:\d+/);
      await team.change(PAGE, wrong, 'export function Component');
    });

    await test.step('the team looks at a preview of its next release', async () => {
      await team.change(PAGE, '<Trans>Loyalty', '<Trans>Loyalty club');
      await team.change(LOADER, 'msg`Loyalty`', 'msg`Loyalty club`');
      expect(await team.npm('extract')).toMatch(
        /^\+ mf-loyalty\/src\/routes\/loyalty\S+:\d+ "Loyalty club"\n- mf-loyalty\/src\/locales "Loyalty"\n$/,
      );
      expect(await team.read('src/locales/bn.po')).toContain('# was "Loyalty": পয়েন্ট');
      const said = await release('publish', 'mf-loyalty', '--channel', 'preview/club', ...NO_VISIT);
      expect(said).toMatch(/mf_loyalty \S+ is live in preview\/club/);
      await expectHeading('Loyalty');
    });

    await test.step('the next release is a canary, and then live', async () => {
      await team.change(TEST, "name: 'Loyalty'", "name: 'Loyalty club'");
      await release('publish', 'mf-loyalty', '--channel', 'staging', ...NO_VISIT);
      const said = await release('canary', 'mf-loyalty', '10%', ...NO_VISIT, ...UNTRANSLATED);
      expect(said).toContain('is shown to 10 % of the visitors of production');
      await release('promote', 'mf-loyalty', ...NO_VISIT, ...UNTRANSLATED);
      await expectHeading('Loyalty club');
      expect(await release('list', 'mf-loyalty')).toMatch(/live/);
    });

    await test.step('the remote is rolled back', async () => {
      const said = await release('rollback', 'mf-loyalty', '--why', 'the journey');
      expect(said).toMatch(/gateway \S+ runs it/);
      await expectHeading('Loyalty');
      expect(await release('history', 'mf-loyalty')).toMatch(
        /rollback mf_loyalty \S+ from [0-9a-f]{10}/,
      );
    });
  } finally {
    // Leaves the page, because an open page would still send requests to the stopped gateway.
    await page.goto('about:blank');
    await gateway.stop();
    await team.remove();
    await store.remove();
  }
});
