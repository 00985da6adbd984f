import { EMPTY_SLOTS } from '@marketplace/contracts/federation/slotTable';
import { PROJECT_PAGES } from '@marketplace/contracts/testing/projectPages';
import { init } from '@module-federation/enhanced/runtime';
import { createServerRemotes, type ReleaseSource } from './serverRemotes';

it('a second composition in the same process evaluates only the remotes that it adds', async () => {
  // In production, the shell's bundle calls `init` when it starts.
  init({ name: 'shell', remotes: [] });
  const evaluated: string[] = [];
  const sourceOf = (versions: Record<string, string>): ReleaseSource => ({
    composition: { id: Object.values(versions).join(), versions },
    pages: PROJECT_PAGES,
    slots: EMPTY_SLOTS,
    // The casts are safe: this test reads only these fields of manifests.
    shell: {} as never,
    readManifest: async (name, version) => ({ name, version, integrity: {} }) as never,
    readFile: async ({ name, version }) => `${name} ${version}`,
    evaluate(code) {
      evaluated.push(code);
      const module = { routes: [], loadMessages: async () => ({ messages: {} }) };
      return { init: () => undefined, get: async () => () => module };
    },
  });
  await createServerRemotes(sourceOf({ shell: '1', mf_content: '1' })).preload([]);
  const remotes = createServerRemotes(sourceOf({ shell: '1', mf_content: '1', mf_catalog: '2' }));
  await remotes.preload([]);
  expect(evaluated).toEqual(['mf_content 1', 'mf_catalog 2']);
  expect(remotes.problems()).toEqual([]);
  const versions = remotes.loaded().map(({ manifest }) => `${manifest.name} ${manifest.version}`);
  expect(versions.sort()).toEqual(['mf_catalog 2', 'mf_content 1']);
});
