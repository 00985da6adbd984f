import { findSpecifiers, pathOf } from './readModules';

it.each([
  ["import { a } from './a';", [{ specifier: './a', isType: false }]],
  ["import type { A } from '../a';", [{ specifier: '../a', isType: true }]],
  ["import { type A, type B } from './a';", [{ specifier: './a', isType: true }]],
  ["import { type A, b } from './a';", [{ specifier: './a', isType: false }]],
  ["import a, { type A } from './a';", [{ specifier: './a', isType: false }]],
  ["import {\n  a,\n  b,\n} from './a';", [{ specifier: './a', isType: false }]],
  ["export { a } from './a';", [{ specifier: './a', isType: false }]],
  ["import './a.css';", [{ specifier: './a.css', isType: false }]],
  ["const a = lazy(() => import('./a'));", [{ specifier: './a', isType: false }]],
  ["import(/* webpackChunkName: 'a' */ './a')", [{ specifier: './a', isType: false }]],
  ["import { a } from '@x/contracts/a';", [{ specifier: '@x/contracts/a', isType: false }]],
])('findSpecifiers of %j', (text, expected) => {
  expect(findSpecifiers(text)).toEqual(expected);
});

it.each([
  ['./b', 'shell/src/b'],
  ['../b', 'shell/b'],
  ['@x/contracts/events', 'contracts/src/events/bus.ts'],
  ['@x/contracts/events/createBus', 'contracts/src/events/createBus.ts'],
  ['@x/contracts/ui/Button', 'contracts/src/design/ui/Button.tsx'],
  ['react', undefined],
])('pathOf %j', (specifier, expected) => {
  const subpaths: Parameters<typeof pathOf>[2] = [
    { specifier: ['@x/contracts/events'], path: ['contracts/src/events/bus.ts'] },
    { specifier: ['@x/contracts/ui/', ''], path: ['contracts/src/design/ui/', '.tsx'] },
    { specifier: ['@x/contracts/', ''], path: ['contracts/src/', '.ts'] },
  ];
  expect(pathOf(specifier, 'shell/src/a.ts', subpaths)).toBe(expected);
});
