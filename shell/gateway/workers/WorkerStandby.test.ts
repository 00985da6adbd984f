import childProcess, { ChildProcess } from 'node:child_process';
import { EMPTY_SLOTS } from '@marketplace/contracts/federation/slotTable';
import { defaultMarketConfig } from '@marketplace/contracts/marketConfig';
import { fakeComposition } from '../testing/writeFakeReleases';
import type { WorkerProcess } from './WorkerProcess';
import { WorkerStandby } from './WorkerStandby';

const { fork } = childProcess;
/** Time for two tries to start the standby process. */
const TWO_TRIES_MS = 7000;
const LIMIT_MS = 60_000;

const SETTINGS = {
  composition: fakeComposition(),
  pages: [],
  slots: EMPTY_SLOTS,
  market: defaultMarketConfig,
  ...{
    releasesUrl: '',
    releaseTrust: '',
    releaseChannel: 'production',
    dataDir: '',
    apiOrigin: '',
    without: [],
    memoryLimit: 2 ** 30,
  },
};

let standby: WorkerStandby;
let worker: WorkerProcess;

beforeEach(() => {
  standby = new WorkerStandby();
});
afterEach(async () => {
  jest.restoreAllMocks();
  jest.useRealTimers();
  await Promise.all([worker.drain(), standby.stop()]);
});

/**
 * Behaves like Node if no file descriptor is left: returns a process without streams, and emits the
 * error later.
 */
function failWithoutStreams(): ChildProcess {
  const child = new ChildProcess();
  process.nextTick(() => {
    child.emit('error', new Error('spawn node EMFILE'));
    child.emit('close', -24, null);
  });
  return child;
}

/** Behaves like a worker whose bundle throws while it is loaded. */
function failInBundle(): ChildProcess {
  const child = new ChildProcess();
  process.nextTick(() => {
    const event = { event: 'worker-failed', detail: 'Error: no shop today' };
    child.emit('message', { type: 'event', event });
    child.emit('close', 1, null);
  });
  return child;
}

/** Behaves like a worker that the system ends. */
function endBySignal(): ChildProcess {
  const child = new ChildProcess();
  process.nextTick(() => child.emit('close', null, 'SIGKILL'));
  return child;
}

it.each([
  ['the error of its bundle', failInBundle, 'Error: no shop today'],
  ['the signal that ended it', endBySignal, 'it ended with SIGKILL.'],
])('a worker that cannot start names %s', async (_reason, failingFork, reason) => {
  jest.spyOn(childProcess, 'fork').mockImplementation(failingFork);
  worker = standby.take(SETTINGS);
  await expect(worker.start(SETTINGS, jest.fn())).rejects.toThrow(
    `A render worker could not start: ${reason}`,
  );
});

// Jest fails these tests if an error or a rejection is unhandled. Such an error would end a
// gateway.
describe('a process that cannot start', () => {
  it.each([
    [
      'its program is missing',
      'spawn /missing/node ENOENT',
      (file: string, options: object) => fork(file, { ...options, execPath: '/missing/node' }),
    ],
    ['no file descriptor is left', 'spawn node EMFILE', failWithoutStreams],
  ])(
    'fails only its worker, and does not end the gateway, if %s',
    async (_reason, detail, failingFork) => {
      jest.spyOn(childProcess, 'fork').mockImplementation(failingFork as typeof fork);
      worker = standby.take(SETTINGS);
      await expect(worker.start(SETTINGS, jest.fn())).rejects.toThrow(
        `A render worker could not start: ${detail}`,
      );
      expect(await worker.ended).toMatchObject({ detail });
    },
    LIMIT_MS,
  );

  it.each([
    [
      'immediately',
      () => {
        throw new Error('spawn ENOMEM');
      },
    ],
    ['after a moment', failWithoutStreams],
  ])(
    'is started again on standby if its first start fails %s',
    async (_when, failingFork) => {
      jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate'] });
      worker = standby.take(SETTINGS);
      const forks = jest.spyOn(childProcess, 'fork').mockImplementation(failingFork);
      await jest.advanceTimersByTimeAsync(TWO_TRIES_MS);
      expect(forks).toHaveBeenCalledTimes(2);
    },
    LIMIT_MS,
  );
});
