import { join } from 'node:path';
import { findFreePort } from '@marketplace/contracts/server/findFreePort';
import { announceShop } from '../../release/runningShop';
import { compareWithLive } from './compareWithLive';
import { createProgress, openLog } from './progress';
import { publishReleases } from './publishReleases';
import type { Settings } from './readSettings';
import { type Supervised, superviseProcess } from './superviseProcess';

/** Starts and supervises the servers of `npm start`, and stops them one after another. */
export class Marketplace {
  private readonly running: Supervised[] = [];
  readonly progress = createProgress();
  private readonly stopping = new AbortController();
  private withdraw = async () => {};

  get isStopping(): boolean {
    return this.stopping.signal.aborted;
  }

  /**
   * Resolves when the shop is ready.
   * @throws Error with the message of the first server or build that fails
   */
  async start(settings: Settings): Promise<void> {
    const apiOrigin = await this.prepare(settings);
    await this.sayDifferences(settings);
    await this.startGateway(settings, { PORT: String(settings.port), API_ORIGIN: apiOrigin });
    const { port, dataDir, releases } = settings;
    const origin = `http://localhost:${port}`;
    this.withdraw = await announceShop({ pid: process.pid, origin, dataDir, releases, apiOrigin });
    this.progress('ready');
  }

  /**
   * Starts the API, and publishes each part that has no live release.
   * @returns the origin of the API
   */
  async prepare(settings: Settings): Promise<string> {
    const [apiOrigin] = await Promise.all([this.startApi(settings), this.publish(settings)]);
    return apiOrigin;
  }

  startGateway(settings: Settings, env: Record<string, string>): Promise<void> {
    return this.run('gateway', settings, { script: 'shell/gateway/main.ts', env });
  }

  /** Stops the gateway first, because its pending requests still need the API. */
  async stop(): Promise<void> {
    this.stopping.abort();
    await this.withdraw();
    for (const server of this.running.reverse()) await server.stop();
  }

  /**
   * Publishes only parts without a live release, so that a start never replaces another team's
   * release.
   */
  private async publish({ root, dataDir, releasesFolder }: Settings): Promise<void> {
    if (!releasesFolder) return;
    const { unreleased } = await compareWithLive(releasesFolder);
    const { progress } = this;
    const { signal } = this.stopping;
    const env = { DATA_DIR: dataDir };
    await publishReleases({ root, parts: unreleased, env, progress, signal });
  }

  /** Prints the parts whose live release differs from the sources of this checkout. */
  private async sayDifferences({ releasesFolder }: Settings): Promise<void> {
    if (!releasesFolder) return;
    const { different } = await compareWithLive(releasesFolder);
    if (different.length === 0) return;
    const { progress } = this;
    progress(`runs the live releases; sources here differ in ${different.join(', ')}`);
    for (const part of different) progress(`to release it: npm run release -- publish ${part}`);
  }

  /**
   * Starts the reference API, unless the settings name another API.
   * @param env further environment variables of the API
   * @returns the origin of the API
   */
  async startApi(settings: Settings, env: Record<string, string> = {}): Promise<string> {
    if (settings.apiOrigin) return settings.apiOrigin;
    const port = String(await findFreePort());
    await this.run('API', settings, {
      script: 'shared-contracts/reference-api/src/cli/main.ts',
      args: ['start'],
      env: { ...env, API_PORT: port, API_HOST: '127.0.0.1' },
    });
    return `http://127.0.0.1:${port}`;
  }

  private async run(name: string, { root, dataDir, logs }: Settings, server: ServerScript) {
    const supervised = await superviseProcess({
      ...server,
      name,
      cwd: root,
      env: { DATA_DIR: dataDir, ...server.env },
      onProgress: this.progress,
      onOutput: openLog(join(logs, `${name.toLowerCase()}.log`)),
    });
    this.running.push(supervised);
    this.progress(`${name} started`);
  }
}

interface ServerScript {
  script: string;
  args?: string[];
  env: Record<string, string>;
}
