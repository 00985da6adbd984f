import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Progress } from '../../start/progress';
import { type Supervised, superviseProcess } from '../../start/superviseProcess';

/** Delay in ms after the first page, in which the browser loads the page's scripts. */
const AFTER_FIRST_PAGE_MS = 3000;
/** Delay in ms after the start of the shop, if nobody opens a page. */
const WITHOUT_PAGE_MS = 30_000;

/**
 * Runs the process that reports what changes of contracts break. If this process ends unexpectedly,
 * it is started again while the shop keeps running.
 */
export class ContractWatch {
  private timer: NodeJS.Timeout | undefined;
  private process: Supervised | undefined;
  private isStopping = false;

  /** @param root absolute path of the repository */
  constructor(
    private readonly root: string,
    private readonly progress: Progress,
  ) {}

  /**
   * Starts the process after the server has sent its first page. The compiler reads all sources of
   * the repository, and the page must not wait for that.
   */
  startAfterFirstPage(server: FastifyInstance): void {
    this.startIn(WITHOUT_PAGE_MS);
    let isAnswered = false;
    server.addHook('onResponse', async ({ headers }) => {
      if (isAnswered || !headers.accept?.includes('text/html')) return;
      isAnswered = true;
      if (this.timer) this.startIn(AFTER_FIRST_PAGE_MS);
    });
  }

  async stop(): Promise<void> {
    this.isStopping = true;
    clearTimeout(this.timer);
    // A check process that is still starting ends when this process exits.
    await this.process?.stop();
  }

  private startIn(ms: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      this.timer = undefined;
      void this.start();
    }, ms);
  }

  private async start(): Promise<void> {
    if (this.isStopping) return;
    try {
      this.process = await superviseProcess({
        name: 'check of the contracts',
        cwd: this.root,
        script: path.join(import.meta.dirname, 'checkProcess.ts'),
        args: [this.root],
        onProgress: this.progress,
        onOutput: (chunk) => process.stdout.write(chunk),
      });
    } catch (error) {
      const reason = error instanceof Error ? error.message : error;
      console.error('Changes of contracts are not checked:', reason);
    }
  }
}
