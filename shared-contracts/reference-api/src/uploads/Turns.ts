/**
 * Runs one task at a time. Alternates between holders, so that a holder with many tasks does not
 * delay the others. A holder is, for example, a customer.
 */
export class Turns {
  private isTaken = false;
  /** Waiting tasks by holder. Holders are in the order of their turns. */
  private readonly waiting = new Map<string, (() => void)[]>();

  /**
   * Runs a task as soon as it is the holder's turn.
   * @throws the signal's reason if the signal is aborted before the task starts
   */
  async run<Made>(holder: string, signal: AbortSignal, work: () => Promise<Made>): Promise<Made> {
    signal.throwIfAborted();
    const turn = this.wait(holder);
    try {
      await Promise.race([turn, rejectOnAbort(signal)]);
    } catch (reason) {
      void turn.then(() => this.next());
      throw reason;
    }
    return work().finally(() => this.next());
  }

  private wait(holder: string): Promise<void> {
    if (this.isTaken) {
      return new Promise((resolve) => {
        this.waiting.set(holder, [...(this.waiting.get(holder) ?? []), resolve]);
      });
    }
    this.isTaken = true;
    return Promise.resolve();
  }

  private next(): void {
    const [first] = this.waiting;
    if (!first) {
      this.isTaken = false;
      return;
    }
    const [holder, [start, ...rest]] = first;
    // Moves the holder behind all other holders.
    this.waiting.delete(holder);
    if (rest.length > 0) this.waiting.set(holder, rest);
    start?.();
  }
}

const rejectOnAbort = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
