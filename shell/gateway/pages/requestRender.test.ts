import { mkdtempSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { RemoteName } from '@marketplace/contracts/pages/pageTable';
import { NOTES_HEADER, WITHOUT_HEADER } from '../workers/renderProtocol';
import type { Render } from '../workers/WorkerProcess';
import { Overload, requestRender, type Workers } from './requestRender';

jest.mock('@marketplace/contracts/timeLimits', () => ({
  ...jest.requireActual('@marketplace/contracts/timeLimits'),
  RENDER_LIMIT_MS: 300,
}));

const BLOG = { url: '/blog', brandSlug: 'nodibazar', headers: {}, network: '203.0.113.7' };

/** Workers of which none becomes ready; a page that is given to one is counted. */
function noWorkers() {
  const asked = { waits: 0, places: 0 };
  const workers: Workers = {
    // Nobody reads it here.
    composition: {} as Workers['composition'],
    isReady: false,
    setAside: [],
    waitUntilReady: async () => {
      asked.waits += 1;
      return false;
    },
    takePlace: () => {
      asked.places += 1;
      return 'all';
    },
    runAlone: (run) => run(),
    blame: () => undefined,
  };
  return { workers, asked };
}

describe('a page for which no worker becomes ready', () => {
  it('is not made without its owner: nothing is known of that', async () => {
    const { workers, asked } = noWorkers();
    await expect(requestRender({ workers }, BLOG)).rejects.toThrow('No worker is ready.');
    expect(asked).toEqual({ waits: 1, places: 0 });
  });
});

describe('a page among others that wait', () => {
  it('is refused where there is no place for its class and its network', async () => {
    const takePlace = jest.fn(() => 'holder' as const);
    const full: Workers = {
      ...noWorkers().workers,
      waitUntilReady: async () => true,
      takePlace,
    };
    const request = { ...BLOG, priority: 'list' } as const;
    await expect(requestRender({ workers: full }, request)).rejects.toThrow(Overload);
    const render = { path: '/blog', owner: 'mf_content', network: BLOG.network };
    expect(takePlace.mock.calls).toEqual([[render, 'list']]);
  });
});

describe('a page that takes too long', () => {
  it('is given up, and not tried on a second worker', async () => {
    const socket = path.join(mkdtempSync(path.join(tmpdir(), 'slow-')), 'worker.sock');
    const asked: (string | string[] | undefined)[] = [];
    const slow = createServer(({ headers }) => void asked.push(headers[WITHOUT_HEADER]));
    await new Promise<void>((listening) => slow.listen(socket, listening));
    const workers: Workers = {
      ...noWorkers().workers,
      waitUntilReady: async () => true,
      takePlace: () => ({ socket, ended: new Promise(() => undefined), leave: () => undefined }),
    };
    await expect(requestRender({ workers }, BLOG)).rejects.toThrow('took too long');
    expect(asked).toHaveLength(1);
    slow.close();
  });
});

describe('a page whose workers end', () => {
  const owner = 'mf_content';
  const socket = path.join(mkdtempSync(path.join(tmpdir(), 'ended-')), 'worker.sock');
  /** What each try ends with; a page that is made without its owner comes in any case. */
  let ends: (RemoteName | 'unexplained')[];
  let blamed: Pick<Render, 'owner'>[];
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
    blamed = [];
  });

  const workers: Workers = {
    // Nobody reads it here.
    composition: {} as Workers['composition'],
    isReady: true,
    setAside: [],
    waitUntilReady: async () => true,
    takePlace: ({ owner: made }) => {
      const cause = made && ends[0];
      const remote = cause === 'unexplained' ? undefined : cause;
      const end = { code: null, signal: 'SIGKILL' as const };
      const ended = Promise.resolve({
        ...end,
        ...(remote && { blamed: { remote, version: '1' } }),
      });
      return { socket, ended, leave: () => made && ends.shift() };
    },
    runAlone: (run) => run(),
    blame: (render) => void blamed.push(render),
  };
  const make = async () => {
    const { status } = await requestRender({ workers }, BLOG);
    return { status, left: ends.length, blamed: blamed.map((render) => render.owner) };
  };

  it('is made again as long as the remote of another page has ended them', async () => {
    ends = ['mf_account', 'mf_account', 'mf_account'];
    expect(await make()).toEqual({ status: 200, left: 0, blamed: [] });
  });

  it('is given up after the fourth, and blamed for none of them', async () => {
    ends = Array(6).fill('mf_account');
    expect(await make()).toEqual({ status: 200, left: 2, blamed: [] });
  });

  it('is blamed for the second where nothing else is known', async () => {
    ends = ['mf_account', 'unexplained', 'unexplained'];
    expect(await make()).toEqual({ status: 200, left: 1, blamed: [owner] });
  });

  it('is made without its owner at once where that has ended the first', async () => {
    ends = [owner, owner];
    expect(await make()).toEqual({ status: 200, left: 1, blamed: [] });
  });
});
