import { isPacked } from './packedFiles';

it.each([
  'shared-contracts/src/contracts/api/apiCalls.ts',
  'shared-contracts/src/design-system/ui/Button.tsx',
  'shared-contracts/src/build-kit/testing/renderRoutes.ts',
  'shared-contracts/src/build-kit/testing/jest/jestPreset.cjs',
  'shell/release/command/main.ts',
  'shell/gateway/main.ts',
  'shell/commands/messages/extract.ts',
])('the packages contain %s', (file) => {
  expect(isPacked(file)).toBe(true);
});

it.each([
  'shared-contracts/src/design-system/ui/Button.test.tsx',
  'shared-contracts/src/build-kit/testing/projectRemotes.ts',
  'shared-contracts/src/build-kit/testing/journeys/test.ts',
  'shell/release/testing/runVerb.ts',
  'shell/gateway/testing',
])('the packages do not contain %s', (file) => {
  expect(isPacked(file)).toBe(false);
});
