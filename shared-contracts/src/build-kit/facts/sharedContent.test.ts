import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  federationRuntime,
  librariesOf,
  runtimeFiles,
  sharedContent,
  versionOf,
} from './sharedContent';

it('sharedContent returns the same version each time, and the installed versions of the libraries', () => {
  const { version, libraries } = sharedContent();
  expect(version).toMatch(/^[\da-f]{12}$/);
  expect(libraries).toMatchObject({
    react: versionOf('react'),
    'react-router-dom': versionOf('react-router-dom'),
    'styled-components': versionOf('styled-components'),
    mitt: versionOf('mitt'),
  });
  expect(sharedContent().version).toBe(version);
});

describe('librariesOf', () => {
  async function packageWith(dependencies: Record<string, string>) {
    const folder = await mkdtemp(path.join(tmpdir(), 'package-'));
    await writeFile(path.join(folder, 'package.json'), JSON.stringify({ dependencies }));
    return folder;
  }

  it('returns the version in the contracts if the package does not depend on the library', async () => {
    const folder = await packageWith({ '@marketplace/contracts': '1.0.0' });
    expect(librariesOf(folder, { react: '19.3.0' })).toEqual({ react: '19.3.0' });
  });

  it('returns the version of the copy that is installed in the package', async () => {
    const folder = await packageWith({ react: '^18.0.0' });
    const copy = path.join(folder, 'node_modules/react');
    await mkdir(copy, { recursive: true });
    await writeFile(path.join(copy, 'package.json'), '{"version":"18.3.1"}');
    expect(librariesOf(folder, { react: '19.3.0', mitt: '3.0.1' })).toEqual({
      react: '18.3.1',
      mitt: '3.0.1',
    });
  });

  it("returns the version in the package's package.json if the package has no installed copy", async () => {
    const folder = await packageWith({ react: '^18.3.1' });
    expect(librariesOf(folder, { react: '19.3.0' })).toEqual({ react: '18.3.1' });
  });
});

it('federationRuntime is a hash of files that include federationPlugin.ts, but neither tests nor createWebpackConfigs.ts', () => {
  expect(federationRuntime()).toMatch(/^[\da-f]{12}$/);
  expect(runtimeFiles()).toContain('federationPlugin.ts');
  expect(runtimeFiles().filter((file) => /createWebpackConfigs|\.test\./.test(file))).toEqual([]);
});
