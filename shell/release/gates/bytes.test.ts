import { bytes } from './bytes';
import type { GateContext } from './Gate';
import { buildRelease } from './testing/buildRelease';

const ROUTES = [
  { path: '/blog', id: 'content-blog', at: '' },
  { path: '/blog/:slug', id: 'content-post', at: '' },
];

const release = (kilobytes: number, moduleSizes?: Record<string, number>) =>
  buildRelease('mf_content', {
    routes: ROUTES,
    exposes: { './routes': kilobytes * 1000 },
    chunks: { 'content-blog': ['blog.js'], 'content-post': ['post.js'] },
    sizes: { 'client/blog.js': 2000, 'client/post.js': kilobytes * 900 },
    moduleSizes,
    places: { 'node_modules/chart': 'mf-content/src/blog/Post.tsx:3' },
  });

it('the gate "bytes" names the page that loads the most bytes, and the module that has grown most', async () => {
  const previous = release(12, { 'mf-content/src/blog/Post.tsx': 4000 });
  const candidate = release(26, {
    'mf-content/src/blog/Post.tsx': 4200,
    'node_modules/chart': 49_000,
  });
  // The cast is safe: the gate reads no other field.
  const context = { candidate, previous } as GateContext;
  expect(await bytes.find(context)).toMatchObject([
    {
      what: './routes of mf_content weighs 26.0 KB, 14.0 more than before, on the page /blog/:slug',
      mend: 'mf-content/src/blog/Post.tsx:3 (node_modules/chart, +49.0 KB): load what a page can do without later, by import()',
    },
  ]);
});

it.each([
  ['there is no release before', undefined],
  ['it has not grown', { 'mf-content/src/blog/Post.tsx': 4200, 'node_modules/chart': 49_000 }],
  ['the release before does not state sizes of modules', null],
])(
  'the gate "bytes" names the largest module of one over its budget if %s',
  async (_when, before) => {
    const sizes = { 'mf-content/src/blog/Post.tsx': 4200, 'node_modules/chart': 49_000 };
    const previous = before === undefined ? undefined : release(31, before ?? undefined);
    // The cast is safe: the gate reads no other field.
    const context = { candidate: release(31, sizes), previous } as GateContext;
    expect(await bytes.find(context)).toMatchObject([
      {
        what: './routes of mf_content weighs 31.0 KB, and a page has 30.0 for it, on the page /blog/:slug',
        mend: expect.stringMatching(/^mf-content\/src\/blog\/Post\.tsx:3 \(node_modules\/chart, /),
      },
    ]);
  },
);
