import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fontsCss } from './fontsCss';

const css = fontsCss({ inter: '/a/inter.woff2', taka: '/a/taka.woff2', bangla: '/a/bangla.woff2' });

describe('fontsCss', () => {
  it('never hides text while a font is on its way', () => {
    const fetched = css.split('\n').filter((rule) => rule.includes('url('));
    expect(fetched).toHaveLength(4);
    for (const rule of fetched) expect(rule).toContain('font-display:optional');
  });

  it('asks for Bangla only where the phone has none of its own', () => {
    for (const rule of css.split('\n').filter((face) => face.includes('bangla.woff2'))) {
      expect(rule.indexOf('local(')).toBeLessThan(rule.indexOf('url('));
    }
  });

  it('leaves the taka sign to its own small file', () => {
    const bangla = css.split('\n').find((face) => face.includes('bangla.woff2'));
    expect(bangla).toContain('U+980-9f2,U+9f4-9fe');
    expect(css).toContain('unicode-range:U+9f3}');
  });

  it.each([
    ['inter', 40_000],
    ['bangla', 70_000],
    ['taka', 3_000],
  ])('serves %s in at most %i bytes', async (name, most) => {
    const file = await readFile(join(__dirname, 'fonts', `${name}.woff2`));
    expect(file.subarray(0, 4).toString()).toBe('wOF2');
    expect(file.byteLength).toBeLessThanOrEqual(most);
  });
});
