import { moduleSizes } from './moduleSizes';

const built = (resource: string, bytes: number) => ({ resource, size: () => bytes });
const sizesOf = (...modules: object[]) =>
  moduleSizes(
    // The cast is safe: `moduleSizes` reads nothing else of a compilation.
    { modules: new Set(modules), chunkGraph: { getNumberOfModuleChunks: () => 1 } } as never,
    '/shop/mf-content',
  );

describe('moduleSizes', () => {
  it('adds up the sizes of all files of a library', () => {
    const root = '/shop/node_modules/@scope/chart';
    expect(sizesOf(built(`${root}/a.js`, 900), built(`${root}/b.js?x`, 400))).toEqual({
      'node_modules/@scope/chart': 1300,
    });
  });

  it('lists each module that webpack has concatenated, and leaves out modules below 1000 bytes', () => {
    const page = built('/shop/mf-content/src/blog/Post.tsx', 2000);
    const small = built('/shop/mf-content/src/blog/tiny.ts', 90);
    expect(sizesOf({ modules: [page, small], size: () => 2090 })).toEqual({
      'mf-content/src/blog/Post.tsx': 2000,
    });
  });
});
