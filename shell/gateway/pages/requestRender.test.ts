import { mkdtempSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { RemoteName } from '@marketplace/contracts/pages/pageTable';
import { PROJECT_PAGES } from '@marketplace/contracts/testing/projectPages';
import { NOTES_HEADER, WITHOUT_HEADER } from '../workers/renderProtocol';
import type { Render } from '../workers/WorkerProcess';
import { Overload, requestRender, type Workers } from './requestRender';

jest.mock('@marketplace/contracts/time/timeLimits', () => ({
  ...jest.requireActual('@marketplace/contracts/time/timeLimits'),
  DOCUMENT_MS: 1500,
}));

const BLOG = { url: '/blog', headers: {}, network: '203.0.113.7' };

/** Workers that never become ready. They count the pages that wait for them or request a slot. */
function noWorkers() {
  const asked = { waits: 0, slots: 0 };
  const workers: Workers = {
    // The cast is safe: these tests do not read the composition.
    composition: {} as Workers['composition'],
    pages: PROJECT_PAGES,
    isReady: false,
    excludedRemotes: [],
    waitUntilReady: async () => {
      asked.waits += 1;
      return false;
    },
    acquireSlot: () => {
      asked.slots += 1;
      return 'all';
    },
    runSerially: (run) => run(),
    recordFailure: () => undefined,
  };
  return { workers, asked };
}

describe('a page for which no worker becomes ready', () => {
  it('fails after a single try', async () => {
    const { workers, asked } = noWorkers();
    await expect(requestRender({ workers }, BLOG)).rejects.toThrow('No worker is ready.');
    expect(asked).toEqual({ waits: 1, slots: 0 });
  });
});

describe('a page for which no slot is free', () => {
  it('is refused after it has requested a slot for its priority and network', async () => {
    const acquireSlot = jest.fn(() => 'holder' as const);
    const full: Workers = {
      ...noWorkers().workers,
      waitUntilReady: async () => true,
      acquireSlot,
    };
    const request = { ...BLOG, priority: 'list' } as const;
    await expect(requestRender({ workers: full }, request)).rejects.toThrow(Overload);
    const render = { path: '/blog', owner: 'mf_content', network: BLOG.network };
    expect(acquireSlot.mock.calls).toEqual([[render, 'list']]);
  });
});

describe('a page that takes too long to render', () => {
  it('fails without a second try', async () => {
    const socket = path.join(mkdtempSync(path.join(tmpdir(), 'slow-')), 'worker.sock');
    const asked: (string | string[] | undefined)[] = [];
    const slow = createServer(({ headers }) => void asked.push(headers[WITHOUT_HEADER]));
    await new Promise<void>((listening) => slow.listen(socket, listening));
    const workers: Workers = {
      ...noWorkers().workers,
      waitUntilReady: async () => true,
      acquireSlot: () => ({
        socket,
        ended: new Promise(() => undefined),
        release: () => undefined,
      }),
    };
    await expect(requestRender({ workers }, BLOG)).rejects.toThrow('took too long');
    expect(asked).toHaveLength(1);
    slow.close();
  });
});

describe('a page whose worker ends', () => {
  const owner = 'mf_content';
  const socket = path.join(mkdtempSync(path.join(tmpdir(), 'ended-')), 'worker.sock');
  /**
   * Cause of the worker's crash on each try: a remote, or `unexplained` if no remote can be blamed.
   * If the page is rendered without its own remote, the worker does not crash.
   */
  let ends: (RemoteName | 'unexplained')[];
  let failures: Pick<Render, 'owner'>[];
  const worker = createServer((request, response) => {
    if (request.headers[WITHOUT_HEADER] === undefined && ends.length > 0) {
      request.socket.destroy();
      return;
    }
    response.writeHead(200, { [NOTES_HEADER]: '{"isWhole":true}' }).end();
  });
  beforeAll(() => worker.listen(socket));
  afterAll(() => worker.close());
  beforeEach(() => {
    failures = [];
  });

  const workers: Workers = {
    // The cast is safe: these tests do not read the composition.
    composition: {} as Workers['composition'],
    pages: PROJECT_PAGES,
    isReady: true,
    excludedRemotes: [],
    waitUntilReady: async () => true,
    acquireSlot: ({ owner: made }) => {
      const cause = made && ends[0];
      const remote = cause === 'unexplained' ? undefined : cause;
      const end = { code: null, signal: 'SIGKILL' as const };
      const ended = Promise.resolve({
        ...end,
        ...(remote && { culprit: { remote, version: '1' } }),
      });
      return { socket, ended, release: () => made && ends.shift() };
    },
    runSerially: (run) => run(),
    recordFailure: (render) => void failures.push(render),
  };
  const make = async () => {
    const { status } = await requestRender({ workers }, BLOG);
    return { status, left: ends.length, failures: failures.map((render) => render.owner) };
  };

  it('is tried again if the remote of a different page ended the worker', async () => {
    ends = ['mf_account', 'mf_account', 'mf_account'];
    expect(await make()).toEqual({ status: 200, left: 0, failures: [] });
  });

  it('is tried at most four times if remotes of other pages end its workers', async () => {
    ends = Array(6).fill('mf_account');
    expect(await make()).toEqual({ status: 200, left: 2, failures: [] });
  });

  it('is recorded as a failure of its owner if the worker also ends during a retry and the cause is unknown', async () => {
    ends = ['mf_account', 'unexplained', 'unexplained'];
    expect(await make()).toEqual({ status: 200, left: 1, failures: [owner] });
  });

  it('is rendered without its own remote, and without a retry, if that remote ended the worker at the first try', async () => {
    ends = [owner, owner];
    expect(await make()).toEqual({ status: 200, left: 1, failures: [] });
  });
});
