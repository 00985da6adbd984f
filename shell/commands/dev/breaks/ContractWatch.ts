import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Progress } from '../../start/progress';
import { type Supervised, superviseProcess } from '../../start/superviseProcess';

/** Pause after the first page, in which the browser loads the scripts of the page. */
const AFTER_FIRST_PAGE_MS = 3000;
/** Pause after the start of a shop of which nobody opens a page. */
const WITHOUT_PAGE_MS = 30_000;

/**
 * Runs the process that names what changes of contracts break. If it ends by itself, it is started
 * again, and the shop runs on.
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
   * Starts the process after the first page that the server answers. The compiler reads all sources
   * of the repository, and the page must not wait for that.
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
    // A process that is still starting ends with this one.
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
