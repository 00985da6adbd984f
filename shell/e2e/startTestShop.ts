import { openSync } from 'node:fs';
import { join } from 'node:path';
import { writerTo } from '@marketplace/contracts/server/fileLog';
import { findFreePort } from '@marketplace/contracts/server/findFreePort';
import { spawnServer } from '@marketplace/contracts/server/spawnServer';
import { stack } from '@marketplace/contracts/testing/journeys/stack/stack';
import { expect } from '@marketplace/contracts/testing/journeys/test';
import { createStore, type TestStore } from './createStore';

export interface CreatedSession {
  token: string;
  /** Opens the same settings in another test session. */
  code: string;
  /** URL that starts the test session in a browser. */
  link: string;
}

/** A gateway with test sessions, which the gateway of the shared test stack does not have. */
export interface TestShop {
  origin: string;
  /** The releases that this gateway serves. */
  store: TestStore;
  createSession: (settings: object) => Promise<CreatedSession>;
  stop: () => Promise<void>;
}

/**
 * Starts a gateway with test sessions, which uses the API of the shared test stack.
 * @param settings further settings of the gateway
 */
export async function startTestShop(settings: Record<string, string> = {}): Promise<TestShop> {
  const store = await createStore();
  const log = join(store.dataDir, 'gateway.log');
  const gateway = await spawnServer({
    cwd: process.cwd(),
    script: 'shell/gateway/main.ts',
    env: {
      QA: '1',
      DATA_DIR: stack.dataDir,
      RELEASES_URL: store.releases,
      API_ORIGIN: stack.apiOrigin,
      PORT: String(await findFreePort()),
      RENDER_WORKERS: '1',
      QA_LOG: log,
      ...settings,
    },
    onOutput: writerTo(openSync(log, 'a')),
  });
  const origin = `http://localhost:${gateway.port}`;
  return {
    origin,
    store,
    async createSession(settings) {
      const body = JSON.stringify(settings);
      const headers = { 'content-type': 'application/json' };
      const reply = await fetch(`${origin}/qa/sessions`, { method: 'POST', headers, body });
      expect(reply.status, await reply.clone().text()).toBe(201);
      return reply.json();
    },
    async stop() {
      await gateway.stop();
      await store.remove();
    },
  };
}
