import type { PartManifest } from './PartManifest';

it('a manifest that exposes a module unknown to the shell does not compile', () => {
  const modules = {
    './SearchBox': './src/exposes/SearchBox.tsx',
    // @ts-expect-error The shell has no slot of this name.
    './Searchbox': './src/exposes/Searchbox.tsx',
  } satisfies PartManifest['exposes'];
  expect(Object.keys(modules)).toHaveLength(2);
});
