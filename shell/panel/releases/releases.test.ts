import { describeFiles, describeModules, sumLoadedFiles } from './loadedFiles';
import { compositionOf, draftOf, LIVE } from './releaseDraft';

it.each([
  [undefined, { channel: '', parts: {} }],
  ['preview/fish', { channel: 'preview/fish', parts: {} }],
  [
    {
      shell: { version: '1.0.0-a' },
      mf_content: { channel: 'canary' },
      mf_catalog: { origin: 'http://localhost:4300' },
      mf_account: { absent: true as const },
    },
    {
      channel: '',
      parts: {
        shell: { kind: 'version', name: '1.0.0-a' },
        mf_content: { kind: 'channel', name: 'canary' },
        mf_catalog: { kind: 'origin', name: 'http://localhost:4300' },
        mf_account: { kind: 'absent', name: '' },
      },
    },
  ],
])('the composition %j fills the form, and the form returns it', (composition, draft) => {
  expect(draftOf(composition)).toEqual(draft);
  expect(compositionOf(draftOf(composition))).toEqual(composition ?? {});
});

it('compositionOf leaves out parts that run their live release', () => {
  const parts = { shell: LIVE, mf_content: { kind: 'version' as const, name: '9' } };
  expect(compositionOf({ channel: '', parts })).toEqual({ mf_content: { version: '9' } });
});

describe('sumLoadedFiles', () => {
  const resource = (name: string, startTime: number, responseEnd: number, bytes: number) => ({
    name: `http://shop.test${name}`,
    startTime,
    responseEnd,
    encodedBodySize: bytes,
  });

  it('sums up the files of each part, and leaves out everything else', () => {
    expect(
      sumLoadedFiles([
        resource('/releases/shell/1/client/main.js', 10, 30, 2048),
        resource('/releases/mf_content/2/client/remoteEntry.js', 20, 25, 100),
        resource('/releases/shell/1/client/footer.js', 50, 90.4, 1024),
        resource('/api/blog', 0, 900, 9000),
      ]),
    ).toEqual({
      shell: { files: 2, bytes: 3072, ms: 80 },
      mf_content: { files: 1, bytes: 100, ms: 5 },
    });
  });

  it('returns results that describeFiles shows in kilobytes', () => {
    expect(describeFiles({ files: 2, bytes: 3072, ms: 80 })).toBe('3.0 KB in 2 files');
    expect(describeFiles({ files: 1, bytes: 100, ms: 5 })).toBe('0.1 KB in 1 file');
  });
});

it('describeModules returns the loaded modules of each remote with their load times', () => {
  const loaded = (remote: string, module: string, ms: number) => ({
    topic: 'remote:loaded',
    payload: { remote, module, ms, version: '1' },
    at: 1,
  });
  expect(
    describeModules([
      loaded('mf_content', 'routes', 40),
      { topic: 'remote:failed', payload: { remote: 'mf_account' }, at: 2 },
      { topic: 'remote:loaded', payload: 'of another contract', at: 3 },
      loaded('mf_catalog', 'SearchBox', 7),
      loaded('mf_content', 'service', 5),
    ]),
  ).toEqual({ mf_content: 'routes in 40 ms, service in 5 ms', mf_catalog: 'SearchBox in 7 ms' });
});
