import {
  lastLiveVersions,
  liveStack,
  liveVersion,
  parseRegistry,
  type Registry,
  type ReleaseAction,
  withLive,
} from './Registry';

const change = (version: string, action?: ReleaseAction) => ({
  version,
  at: '2026-01-01T00:00:00Z',
  by: 'me',
  why: 'test',
  ...(action && { action }),
});

/** @param text such as `1 2 3 <2`: three published releases and a rollback to the second */
const afterReleases = (text: string): Registry =>
  text.split(' ').reduce<Registry>((registry, step) => {
    const action = step.startsWith('<') ? 'rollback' : 'publish';
    return withLive(registry, 'shell', change(step.replace('<', ''), action));
  }, {});

describe('the registry', () => {
  it('has one live release per part, and the previous live release as fallback', () => {
    const registry = withLive(withLive({}, 'mf_catalog', change('1')), 'mf_catalog', change('2'));
    expect(liveVersion(registry, 'mf_catalog')).toBe('2');
    expect(registry.mf_catalog?.releases).toEqual({ 1: 'available', 2: 'live' });
    expect(registry.mf_catalog?.fallback).toBe('1');
    expect(registry.mf_catalog?.history.map(({ version }) => version)).toEqual(['1', '2']);
    expect(liveVersion(registry, 'mf_content')).toBeUndefined();
  });

  it('lists the last live versions without duplicates, newest first', () => {
    const registry = afterReleases('1 2 3 2 4');
    expect(lastLiveVersions(registry, 'shell', 3)).toEqual(['4', '2', '3']);
    expect(lastLiveVersions(registry, 'mf_catalog', 3)).toEqual([]);
  });

  it('ends a canary when its release goes live', () => {
    const canary = { version: '2', share: 0.1, since: '2026-01-01T00:00:00Z' };
    const registry = afterReleases('1');
    const known = { releases: {}, history: [], ...registry.shell, canary };
    expect(withLive({ shell: known }, 'shell', change('3')).shell?.canary).toEqual(canary);
    expect(withLive({ shell: known }, 'shell', change('2')).shell?.canary).toBeUndefined();
  });

  it.each([
    ['1 2 3', '1 2 3'],
    ['1 2 3 <2', '1 2'],
    ['1 2 3 <2 <1', '1'],
    ['1 2 3 <1', '1'],
    ['1 2 3 <2 4', '1 2 4'],
    ['1 2 1', '2 1'],
    ['1 2 <1 <2', '1 2'],
    ['1 1', '1'],
  ])('has for the history "%s" the rollback order "%s"', (steps, stack) => {
    const { shell } = afterReleases(steps);
    expect(liveStack(shell ?? { releases: {}, history: [] })).toEqual(stack.split(' '));
  });

  it('leaves deprecated and withdrawn releases out of the rollback order', () => {
    const { shell } = afterReleases('1 2 3 4');
    const releases = { ...shell?.releases, 2: 'withdrawn', 3: 'deprecated' } as const;
    expect(liveStack({ history: [], ...shell, releases })).toEqual(['1', '4']);
  });

  it('accepts history entries that older commands wrote without an action', () => {
    const old = { version: '1', status: 'live', at: '2026-01-01T00:00:00Z', by: 'x', why: 'y' };
    const { parts: registry } = parseRegistry(
      JSON.stringify({ shell: { releases: { 1: 'live' }, history: [old] } }),
    );
    expect(lastLiveVersions(registry, 'shell', 1)).toEqual(['1']);
  });

  it('keeps unknown fields that newer commands wrote', () => {
    const text = JSON.stringify({
      shell: { releases: {}, history: [{ version: '1', status: 'live', mood: 'good' }], pace: 2 },
      mf_unknown: { releases: { 1: 'live' }, history: [] },
      mood: 'good',
    });
    const { parts, others } = parseRegistry(text);
    expect(JSON.stringify({ ...parts, ...others })).toBe(text);
  });

  it.each([
    ['', 'Unexpected end'],
    ['{', ''],
    ['[]', 'The registry does not hold an object.'],
    ['null', 'The registry does not hold an object.'],
    ['{"shell":{}}', "The registry's part shell cannot be read"],
    ['{"shell":{"releases":{"1":"lively"},"history":[]}}', "The registry's part shell cannot"],
  ])('cannot be read from a file that contains %j', (text, message) => {
    expect(() => parseRegistry(text)).toThrow(message);
  });
});
