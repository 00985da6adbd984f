import { PROJECT_PARTS } from '@marketplace/contracts/testing/projectPages';
import { type Registry, withLive } from '../../release/Registry';
import { liveComposition } from './liveComposition';

const change = (version: string) => ({
  version,
  at: '2026-01-01T00:00:00Z',
  by: 'me',
  why: 'test',
});
const allLive = (version: string) =>
  PROJECT_PARTS.reduce<Registry>((registry, part) => withLive(registry, part, change(version)), {});

describe('liveComposition', () => {
  it('returns the same id for the same releases, and a new id if one of them changes', () => {
    const before = liveComposition(allLive('1'));
    expect(liveComposition(allLive('1')).id).toBe(before.id);
    const after = liveComposition(withLive(allLive('1'), 'mf_content', change('2')));
    expect(after.id).not.toBe(before.id);
    expect(after.versions).toEqual({ ...before.versions, mf_content: '2' });
  });

  it('leaves out a remote without a live release', () => {
    const { mf_account: _missing, ...registry } = allLive('1');
    expect(Object.keys(liveComposition(registry).versions)).not.toContain('mf_account');
  });

  it('returns the same id, whichever order the parts were released in', () => {
    const { shell, ...remotes } = allLive('1');
    expect(liveComposition({ ...remotes, shell })).toEqual(liveComposition(allLive('1')));
  });

  it('throws an error that names the publish command if the shell has no live release', () => {
    const { shell: _missing, ...registry } = allLive('1');
    expect(() => liveComposition(registry)).toThrow('npm run release -- publish shell');
  });
});
