import { aimsOf } from './aims';
import { type Figures, figuresOf } from './figures';
import type { Module } from './readModules';

const file = (path: string, lines: number): Module => ({ path, lines, imports: [] });
const enough = ['a', 'b', 'c'].map((name) => file(`mf-catalog/src/reviews/${name}.ts`, 50));

function violationsOf(modules: Module[], figures: Partial<Figures> = {}) {
  const own = { ...figuresOf(modules), ...figures };
  return aimsOf(modules, new Map([['mf-catalog', own]]), own).flatMap((aim) => aim.violations);
}

it.each<[string, Module[], Partial<Figures>, string[]]>([
  ['nothing', enough, {}, []],
  ['a small median', enough, { median: 39 }, ['the median is 39']],
  ['long files in general', enough, { p90: 181 }, ['90 % are at most 181']],
  [
    'a long file',
    [...enough, file('mf-catalog/src/reviews/d.ts', 301)],
    { p90: 50 },
    ['mf-catalog/src/reviews/d.ts: 301'],
  ],
  ['a median above', enough, { median: 61 }, ['the median is 61']],
  ['many short files', enough, { short: 5, files: 50 }, ['mf-catalog: 10 %', 'all: 10 %']],
  ['nothing of the shares in a new remote', enough, { short: 1 }, []],
  ['many rooms', enough, { rooms: 19 }, ['mf-catalog: 19, at most 18']],
  ['many arrows', enough, { arrows: 40 }, ['mf-catalog: 40, at most 39']],
  ['a small folder', [...enough, file('mf-catalog/src/seo/a.ts', 50)], {}, ['mf-catalog/src/seo']],
  ['a small folder with its reason', [...enough, file('mf-catalog/src/exposes/a.ts', 50)], {}, []],
])('reports %s', (_title, modules, figures, expected) => {
  expect(violationsOf(modules, figures)).toEqual(expected);
});
