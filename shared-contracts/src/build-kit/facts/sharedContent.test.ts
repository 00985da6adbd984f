import { federationRuntime, runtimeFiles, sharedContent, versionOf } from './sharedContent';

it('sharedContent computes the version of the shared modules from their content and libraries', () => {
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

it('federationRuntime computes the version of the federation runtime from its files', () => {
  expect(federationRuntime()).toMatch(/^[\da-f]{12}$/);
  expect(runtimeFiles()).toContain('federationPlugin.ts');
  expect(runtimeFiles().filter((file) => /createWebpackConfigs|\.test\./.test(file))).toEqual([]);
});
