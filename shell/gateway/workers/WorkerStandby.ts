import { WorkerProcess } from './WorkerProcess';

/**
 * Delay before a new standby process starts, after the last one was taken, has ended or could not
 * start. It leaves the processor to a process that was just taken, which still loads its releases.
 */
const NEXT_PAUSE_MS = 3000;

/**
 * Keeps one started process that has loaded nothing yet. So the replacement of a dead worker, or a
 * worker of a new composition, is ready sooner. The process can serve any composition. A process
 * with loaded releases would take three times as much memory.
 */
export class WorkerStandby {
  private next: WorkerProcess | undefined;
  private timer: NodeJS.Timeout | undefined;
  private isStopped = false;

  /** @throws the errors of the constructor of `WorkerProcess` */
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
      // Nothing is reported here. If a pool cannot get a process, the pool reports the error.
      this.schedule();
    }
  }
}
