import { pagesOf } from './pagesOf';

// The cast lets a test pass pages of any shape.
const release = (pages: unknown) => ({ name: 'mf_content', version: '1', pages: pages as never });

describe('pagesOf', () => {
  it('returns the pages that a release states', () => {
    const pages = [{ path: '/blog', isIndexed: true, query: ['tag'] }, { path: '/:brand' }];
    expect(pagesOf(release(pages))).toEqual(pages);
  });

  it('marks every page of an old release as personal, because the release states only paths and owners', () => {
    expect(pagesOf(release({ '/blog': 'mf_content', '/cart': 'mf_cart_checkout' }))).toEqual([
      { path: '/blog', isPersonal: true, isIndexed: true, takesForms: true },
    ]);
  });

  it.each([
    ['null', null],
    ['a text', 'blog'],
    ['an entry that is null', [null]],
    ['an entry without a path', [{}]],
    ['a path without a slash', [{ path: 'blog' }]],
    ['a path that matches every address', [{ path: '/:slug' }]],
    ['a path with a bracket', [{ path: '/a(' }]],
    ['a flag that is a text', [{ path: '/blog', isPersonal: 'no' }]],
  ])('throws for %s', (_title, pages) => {
    expect(() => pagesOf(release(pages))).toThrow('The pages of mf_content 1 cannot be read');
  });
});
