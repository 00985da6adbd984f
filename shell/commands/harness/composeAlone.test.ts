import type { Registry } from '../../release/Registry';
import { composeAlone } from './composeAlone';

const registry: Registry = {
  shell: { releases: { '1.0.0': 'live' }, history: [] },
  mf_account: {
    releases: { '1.1.0': 'live', '1.0.0': 'available', '0.9.0': 'withdrawn' },
    history: [],
  },
  mf_points: { releases: { '3.0.0': 'live' }, history: [], paths: ['/points'] },
};
const pages = {
  shell: [{ path: '/login' }],
  mf_account: [{ path: '/orders' }],
  mf_content: [{ path: '/blog', isIndexed: true }],
};
const known = { registry, pages };

describe('a part alone', () => {
  it('is built from source together with the shell, and all other parts are missing', () => {
    expect(composeAlone({ part: 'mf_account' }, known)).toEqual({
      parts: ['shell', 'mf_account'],
      versions: {},
      missing: {
        mf_content: [{ path: '/blog', isIndexed: true }],
        mf_points: [{ path: '/points', isPersonal: true }],
      },
    });
  });

  it('is built even if nothing has been released yet', () => {
    const { parts, missing } = composeAlone({ part: 'shell' }, { registry: {}, pages });
    expect(parts).toEqual(['shell']);
    expect(Object.keys(missing ?? {})).toEqual(['mf_account', 'mf_content']);
  });

  it('runs as a release beside the live shell, and nothing is built', () => {
    const { parts, versions } = composeAlone({ part: 'mf_account', version: '1.0.0' }, known);
    expect(parts).toEqual([]);
    expect(versions).toEqual({ shell: '1.0.0', mf_account: '1.0.0' });
  });

  it('may run as a release if its sources are elsewhere', () => {
    const { versions, missing } = composeAlone({ part: 'mf_points', version: '3.0.0' }, known);
    expect(versions).toEqual({ shell: '1.0.0', mf_points: '3.0.0' });
    expect(Object.keys(missing ?? {})).toEqual(['mf_account', 'mf_content']);
  });
});

it.each([
  [
    'an unknown package',
    { part: 'mf_acount' },
    known,
    'There is no package mf-acount: name one of shell, mf-account, mf-content, mf-points.',
  ],
  [
    'an unknown version',
    { part: 'mf_account', version: '9.9.9' },
    known,
    'mf-account has no release 9.9.9. Its releases: 1.1.0 (live), 1.0.0.',
  ],
  [
    'a withdrawn version',
    { part: 'mf_account', version: '0.9.0' },
    known,
    'mf-account has no release 0.9.0. Its releases: 1.1.0 (live), 1.0.0.',
  ],
  [
    'a part without releases',
    { part: 'mf_content', version: '1.0.0' },
    known,
    'mf-content has no releases yet: leave out --version to run its sources',
  ],
  [
    'a part whose sources are elsewhere',
    { part: 'mf_points' },
    known,
    'mf-points is not in this checkout: name one of its releases with --version.',
  ],
  [
    'a release without a live shell',
    { part: 'mf_points', version: '3.0.0' },
    { registry: { ...registry, shell: undefined }, pages },
    'No shell is live: run npm start once, or leave out --version.',
  ],
])('composeAlone refuses %s', (_title, args, { registry: some, pages: stated }, message) => {
  expect(() => composeAlone(args, { registry: some, pages: stated })).toThrow(message);
});
