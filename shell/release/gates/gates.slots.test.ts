import { findBetween } from './order';
import { buildRelease } from './testing/buildRelease';

const routes = { './routes': ['routes', 'loadMessages'] };
const widget = { exposedExports: { ...routes, './SearchBox': ['default'] } };
const use = { module: './Teaser', exports: ['default'], at: 'shell/manifest.ts:64' };

type Changes = Parameters<typeof buildRelease>[1];

/** Returns what the gates between two parts say, one text for each problem. */
const problemsBetween = (candidate: [string, Changes], other: [string, Changes?]) =>
  findBetween(buildRelease(...candidate, 'candidate'), buildRelease(...other)).map(
    ({ gate, problem }) => [gate, ...Object.values(problem)].join('\n'),
  );

describe('the gates between two parts', () => {
  it('refuse a widget for a slot of another remote, and name that remote', () => {
    expect(problemsBetween(['mf_content', widget], ['mf_catalog'])).toEqual([
      expect.stringMatching(
        /^routes\nmf_content exposes `\.\/SearchBox`, a slot of mf_catalog\nmf_catalog 1\.0\.0 \(live\) of mf_catalog\nmf-content\/manifest\.ts/,
      ),
    ]);
  });

  it('accept a second service', () => {
    const service = { exposedExports: { ...routes, './service': ['activate'] } };
    expect(problemsBetween(['mf_content', service], ['mf_cart_checkout'])).toEqual([]);
  });

  it('refuse a widget without the export that the shell needs', () => {
    const broken = { exposedExports: { ...routes, './SearchBox': ['SearchBox'] } };
    expect(problemsBetween(['mf_content', broken], ['shell'])).toEqual([
      expect.stringContaining('mf_content does not expose `default` of ./SearchBox'),
    ]);
  });

  it('accept a shell with a slot that no remote fills', () => {
    expect(problemsBetween(['shell', { uses: [use] }], ['mf_content'])).toEqual([]);
  });

  it('refuse a remote that lacks a module which an old shell loads by remote name', () => {
    const uses = [{ ...use, remote: 'mf_content' }];
    expect(problemsBetween(['mf_content', {}], ['shell', { uses }])).toEqual([
      expect.stringContaining('mf_content does not expose ./Teaser'),
    ]);
  });
});
