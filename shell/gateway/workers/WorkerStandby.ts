import { WorkerProcess } from './WorkerProcess';

/** After one was taken: its start needs the processor more. */
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

  take(): WorkerProcess {
    const { next } = this;
    this.next = undefined;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.prepare(), NEXT_PAUSE_MS);
    return next ?? new WorkerProcess();
  }

  async stop(): Promise<void> {
    this.isStopped = true;
    clearTimeout(this.timer);
    await this.next?.drain();
  }

  private prepare(): void {
    if (this.isStopped || this.next) return;
    const next = new WorkerProcess();
    this.next = next;
    void next.ended.then(() => {
      if (this.next === next) this.next = undefined;
    });
  }
}
