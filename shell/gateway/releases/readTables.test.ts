import { ownerOf } from '@marketplace/contracts/pages/pageTable';
import { composeReleases } from './liveComposition';
import { readTables, type Tables } from './readTables';

const composition = composeReleases([
  ['shell', '1'],
  ['mf_content', '1'],
  ['mf_loyalty', '1'],
]);
const PAGES: Record<string, unknown> = {
  shell: [{ path: '/login' }],
  mf_content: [{ path: '/blog' }, { path: '/:brand' }],
  mf_loyalty: [{ path: '/points' }],
};

const MODULES: Record<string, object> = {
  mf_content: { './routes': [], './QuickView': ['default'] },
  mf_loyalty: { './routes': [], './service': ['activate'] },
};

const read = (pagesOf: (part: string) => unknown, before?: Tables, modules = MODULES) =>
  readTables(
    {
      readManifest: async (name, version) => {
        const pages = pagesOf(name);
        if (pages === undefined) throw new Error(`${name} is not in the store`);
        // The cast is safe: `readTables` reads no other field.
        return { name, version, pages, exposedExports: modules[name] } as never;
      },
      pathsOf: (part) => (part === 'mf_content' ? ['/blog'] : []),
    },
    composition,
    'nodibazar',
    before,
  );

describe('readTables', () => {
  it('joins the pages and modules of all releases', async () => {
    const { pages, slots, unread, refused } = await read((part) => PAGES[part]);
    expect(ownerOf(pages, '/points')).toBe('mf_loyalty');
    expect(ownerOf(pages, '/nodibazar')).toBe('mf_content');
    expect(slots).toEqual({ widgets: { QuickView: 'mf_content' }, services: ['mf_loyalty'] });
    expect([...unread, ...refused]).toEqual([]);
  });

  it.each([
    ['cannot be read', undefined, 'mf_content is not in the store'],
    ['states broken pages', [null], 'The pages of mf_content 1 cannot be read'],
  ])('keeps the pages and modules of a part whose manifest %s', async (_what, broken, why) => {
    const before = await read((part) => PAGES[part]);
    const half = await read((part) => (part === 'mf_content' ? broken : PAGES[part]), before);
    expect(ownerOf(half.pages, '/blog')).toBe('mf_content');
    expect(half.slots).toEqual(before.slots);
    expect(half.unread).toMatchObject([{ part: 'mf_content', what: expect.stringContaining(why) }]);
  });

  it('gives a part its paths from the registry if its manifest was never read', async () => {
    const { pages } = await read((part) => (part === 'mf_content' ? undefined : PAGES[part]));
    expect(pages).toContainEqual(
      expect.objectContaining({ path: '/blog', isPersonal: true, takesForms: true }),
    );
  });

  it('reports a part that claims a page of another part', async () => {
    const { pages, refused } = await read((part) =>
      part === 'mf_loyalty' ? [{ path: '/blog/points' }] : PAGES[part],
    );
    expect(ownerOf(pages, '/blog/points')).toBe('mf_content');
    expect(refused).toEqual([
      { part: 'mf_loyalty', what: 'It claims /blog/points, a page of another part.' },
    ]);
  });

  it('reports a part that exposes a slot of another part', async () => {
    const before = await read((part) => PAGES[part]);
    const first = { mf_content: {}, mf_loyalty: { './QuickView': ['default'] } };
    const { slots: moved } = await read((part) => PAGES[part], before, first);
    expect(moved.widgets).toEqual({ QuickView: 'mf_loyalty' });
    const { slots, refused } = await read((part) => PAGES[part], before, {
      ...MODULES,
      mf_loyalty: { './QuickView': ['default'] },
    });
    expect(slots.widgets).toEqual({ QuickView: 'mf_content' });
    expect(refused).toEqual([
      { part: 'mf_loyalty', what: 'It exposes QuickView, a slot of mf_content.' },
    ]);
  });
});
