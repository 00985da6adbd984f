import { findSpecifiers } from './readModules';

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
  ["import { a } from 'react';", []],
  ["import { a } from 'react';\nimport { b } from './b';", [{ specifier: './b', isType: false }]],
])('findSpecifiers of %j', (text, expected) => {
  expect(findSpecifiers(text)).toEqual(expected);
});
