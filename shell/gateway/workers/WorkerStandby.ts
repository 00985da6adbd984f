import { WorkerProcess } from './WorkerProcess';

/** Until the next is made: the start of one that was taken needs the processor more. */
const NEXT_PAUSE_MS = 3000;

/**
 * Keeps one process that is started and has loaded nothing: a worker that has died, or one of a new
 * composition, is there sooner. One for all compositions, since a worker that has loaded its releases
 * takes three times as much memory.
 */
export class WorkerStandby {
  private next: WorkerProcess | undefined;
  private timer: NodeJS.Timeout | undefined;
  private isStopped = false;

  /** @throws what the constructor of a `WorkerProcess` throws */
  take(): WorkerProcess {
    const { next } = this;
    this.next = undefined;
    this.schedule();
    return next ?? new WorkerProcess();
  }

  async stop(): Promise<void> {
    this.isStopped = true;
    clearTimeout(this.timer);
    await this.next?.drain();
  }

  private schedule(): void {
    clearTimeout(this.timer);
    if (!this.isStopped) this.timer = setTimeout(() => this.prepare(), NEXT_PAUSE_MS);
  }

  private prepare(): void {
    if (this.next) return;
    try {
      const next = new WorkerProcess();
      this.next = next;
      void next.ended.then(() => {
        if (this.next !== next) return;
        this.next = undefined;
        this.schedule();
      });
    } catch {
      // The pool that has to have one reports it.
      this.schedule();
    }
  }
}
