import { readGatewayConfig } from '../config/GatewayConfig';
import type { Composition } from '../releases/liveComposition';
import type { ReleaseStore } from '../releases/ReleaseStore';
import { SessionPools } from './SessionPools';
import { TestSessions } from './TestSessions';

let failStart: (error: Error) => void;

// Replaces worker processes by mocks that never start. Workers of the composition `bad` fail.
jest.mock('../workers/RenderWorkers', () => ({
  RenderWorkers: class {
    constructor(private readonly settings: { composition: Composition }) {}
    start = () =>
      new Promise((_resolve, reject) => {
        if (this.settings.composition.id === 'bad') failStart = reject;
      });
    drain = () => undefined;
  },
}));

const sessions = new TestSessions(Buffer.from('k'.repeat(32)));

it('SessionPools keeps the new workers of a test session if its earlier workers fail to start', async () => {
  const pools = new SessionPools({
    config: readGatewayConfig({}),
    // The cast is safe: of the store, only manifests are read before a worker starts.
    store: { readManifest: async () => ({ name: 'shell' }) } as unknown as ReleaseStore,
    builds: { folder: '/nowhere', trust: '/nowhere/trusted.json' },
    apiOf: () => 'http://127.0.0.1:1',
    apiBaseUrl: '/qa/api',
    readScripts: () => ({
      panel: { src: '/qa/panel-loader.js', integrity: 'sha256-x' },
      chance: { src: '/qa/panel-chance.js', integrity: 'sha256-y' },
    }),
    onStart: () => undefined,
    report: () => undefined,
  });
  const session = sessions.create({});
  const open = (id: string) => pools.workersOf(session, { id, versions: { shell: id } });
  const earlier = open('bad');
  const refused = expect(earlier).rejects.toThrow('It is gone.');
  await new Promise(setImmediate);
  const end = jest.spyOn(pools, 'end');
  void open('good');
  expect(end).toHaveBeenCalledTimes(1);
  failStart(new Error('It is gone.'));
  await refused;
  await new Promise(setImmediate);
  expect(end).toHaveBeenCalledTimes(1);
});
