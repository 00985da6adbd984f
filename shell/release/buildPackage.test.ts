import type webpack from 'webpack';
import { describeErrors } from './buildPackage';

const SYNTAX = {
  moduleName: './src/blog/Post.tsx',
  message:
    'Module build failed (from ../node_modules/swc-loader/src/index.js):\nError:   x Expression expected\n   ,-[/shop/mf-content/src/blog/Post.tsx:2:1]\n 2 | const b = ;\n\nCaused by:\n    Syntax Error\n\nStack backtrace:\n   0: <unknown>',
};
const MISSING = {
  moduleName: '../node_modules/x/loader.js!./src/blog/Blog.tsx',
  loc: '3:0-27',
  message: "Module not found: Error: Can't resolve './gone' in '/shop/mf-content'",
};

// The cast is safe: only the errors are read.
const stats = (errors: object[]) => ({ toJson: () => ({ errors }) }) as unknown as webpack.Stats;

it('an error of a build is one line with its file and line', () => {
  const text = describeErrors('mf_content', stats([SYNTAX, MISSING, { message: 'No entry' }]));
  expect(text.split('\n')).toEqual([
    'mf-content cannot be built:',
    '  mf-content/src/blog/Post.tsx:2 Expression expected',
    "  mf-content/src/blog/Blog.tsx:3 Module not found: Error: Can't resolve './gone' in '/shop/mf-content'",
    '  mf-content No entry',
  ]);
});

it('many errors of a build are at most twelve lines', () => {
  const lines = describeErrors('mf_content', stats(Array(30).fill(MISSING))).split('\n');
  expect(lines).toHaveLength(12);
  expect(lines.at(-1)).toBe('  and 20 more');
});
