import type { GatewayConfig } from './GatewayConfig';
import { liveComposition } from './liveComposition';
import type { ReleaseStore } from './ReleaseStore';
import { RenderWorkers } from './RenderWorkers';

const POLL_INTERVAL_MS = 1000;

/**
 * Polls the registry and runs the render workers of the live composition. A change starts workers
 * for the new composition, switches to them when they are ready and drains the old ones. A registry
 * that cannot be read or a composition that cannot start changes nothing.
 */
export class CompositionWatcher {
  private current: RenderWorkers | undefined;
  private timer: NodeJS.Timeout | undefined;
  private isStopped = false;
  private failedId: string | undefined;

  constructor(
    private readonly config: GatewayConfig,
    private readonly store: ReleaseStore,
    private readonly report: (event: object) => void,
  ) {}

  get workers(): RenderWorkers | undefined {
    return this.current;
  }

  /** Resolves when pages can be rendered. @throws when there is nothing live to render with */
  async start(): Promise<void> {
    await this.poll();
    this.schedule();
  }

  async stop(): Promise<void> {
    this.isStopped = true;
    clearTimeout(this.timer);
    await this.current?.drain();
  }

  private schedule(): void {
    if (this.isStopped) return;
    this.timer = setTimeout(async () => {
      await this.poll().catch((error: unknown) => {
        this.report({ event: 'composition-kept', why: String(error) });
      });
      this.schedule();
    }, POLL_INTERVAL_MS);
  }

  private async poll(): Promise<void> {
    const composition = liveComposition(await this.store.readRegistry());
    if (composition.id === this.current?.composition.id || composition.id === this.failedId) return;
    const { releasesUrl, apiOrigin, market, workers } = this.config;
    const next = new RenderWorkers({ composition, releasesUrl, apiOrigin, market }, this.report);
    try {
      await next.start(workers);
    } catch (error) {
      await next.drain();
      if (!this.current) throw error;
      this.failedId = composition.id;
      throw new Error(`Composition ${composition.id} cannot start; the one before stays.`);
    }
    const before = this.current;
    this.current = next;
    this.report({ event: 'composition', id: composition.id, versions: composition.versions });
    await before?.drain();
  }
}
