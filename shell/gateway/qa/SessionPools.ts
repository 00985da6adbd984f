import type { GatewayConfig } from '../config/GatewayConfig';
import type { Composition } from '../releases/liveComposition';
import type { ReleaseStore } from '../releases/ReleaseStore';
import { readTables } from '../releases/readTables';
import type { BuildPlace } from '../releases/withBuilds';
import type { PanelScript } from '../workers/addPanel';
import { RemoteBreakers } from '../workers/RemoteBreakers';
import { RenderWorkers } from '../workers/RenderWorkers';
import { WorkerStandby } from '../workers/WorkerStandby';
import type { TestSession } from './TestSessions';

/** Maximum number of test sessions with a render worker. One worker takes about 200 MB. */
const MOST_POOLS = 10;
const IDLE_LIMIT_MS = 600_000;

interface SessionPool {
  workers: Promise<RenderWorkers>;
  /**
   * Id of the composition, theme and seed with which the workers were started. If one changes, the
   * test session needs new workers.
   */
  setup: string;
  idle: NodeJS.Timeout;
}

interface Options {
  config: GatewayConfig;
  store: ReleaseStore;
  builds: BuildPlace;
  /** Origin and path at which a test session's worker reaches the API through this gateway. */
  apiOf: (session: TestSession) => string;
  /** Path at which browsers in a test session reach the API. */
  apiBaseUrl: string;
  /** Scripts that the pages of test sessions contain. */
  readScripts: () => Record<'panel' | 'chance', PanelScript>;
  /** Called with the composition of new workers, before they start. */
  onStart: (composition: Composition) => void;
  report: (event: object) => void;
}

/**
 * Render workers of test sessions, one for each session. No other worker renders pages of the
 * session, so its releases, faults and crashes affect no shopper. Each worker has its own circuit
 * breakers, because a session must not exclude a remote for shoppers.
 */
export class SessionPools {
  /** Pools by test session id. The most recently used pool is last. */
  private readonly pools = new Map<string, SessionPool>();
  private readonly standby = new WorkerStandby();

  constructor(private readonly options: Options) {}

  /** @throws Error with the reason if no worker can start */
  async workersOf(session: TestSession, composition: Composition): Promise<RenderWorkers> {
    const known = this.pools.get(session.id);
    const setup = `${composition.id} ${session.settings.theme} ${session.settings.seed}`;
    if (known && known.setup === setup) {
      known.idle.refresh();
      this.pools.delete(session.id);
      this.pools.set(session.id, known);
      return known.workers;
    }
    if (known) this.end(session.id);
    const [oldest] = this.pools.keys();
    if (this.pools.size >= MOST_POOLS && oldest !== undefined) this.end(oldest);
    const workers = this.start(session, composition);
    const idle = setTimeout(() => this.end(session.id), IDLE_LIMIT_MS).unref();
    this.pools.set(session.id, { workers, setup, idle });
    workers.catch(() => {
      // The test session may have other workers by now.
      if (this.pools.get(session.id)?.workers === workers) this.end(session.id);
    });
    return workers;
  }

  /** Ends the worker of a test session after it has finished its current pages. */
  end(sessionId: string): void {
    const pool = this.pools.get(sessionId);
    if (!pool) return;
    this.pools.delete(sessionId);
    clearTimeout(pool.idle);
    pool.workers.then(
      (workers) => workers.drain(),
      () => undefined,
    );
  }

  async stop(): Promise<void> {
    for (const id of [...this.pools.keys()]) this.end(id);
    await this.standby.stop();
  }

  private async start(session: TestSession, composition: Composition): Promise<RenderWorkers> {
    const { config, store, builds, apiOf, apiBaseUrl, readScripts, onStart, report } = this.options;
    onStart(composition);
    const { releasesUrl, releaseTrust, releaseChannel, dataDir } = config;
    const { theme, seed } = session.settings;
    const { panel, chance } = readScripts();
    const { pages, slots } = await readTables(
      { ...store, pathsOf: () => [] },
      composition,
      config.market.brandSlug,
    );
    const workers = new RenderWorkers(
      {
        composition,
        pages,
        slots,
        releasesUrl,
        releaseTrust,
        releaseChannel,
        dataDir,
        memoryLimit: config.workerMemoryBytes,
        apiOrigin: apiOf(session),
        market: { ...config.market, apiBaseUrl },
        theme,
        scripts: { panel, ...(seed !== undefined && { chance: { ...chance, seed } }) },
        builds,
        size: 1,
        // The API calls of pages that nobody has opened would use up faults.
        isCold: true,
      },
      new RemoteBreakers(report),
      this.standby,
      report,
    );
    await workers.start();
    return workers;
  }
}
