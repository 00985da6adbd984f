const WINDOW_MS = 60_000;
/** Many shoppers of a mobile network share an address. */
const PER_NETWORK = 120;
const IN_ALL = 3000;
/** Most equal lines in the log; more are only counted. */
const LINES_ALIKE = 5;
/** Most kinds of lines that are counted separately. */
const MOST_KINDS = 1000;

/** Counts of one minute: reports per network and in total, and log lines per kind. */
export class ReportLimits {
  private windowStart = 0;
  private total = 0;
  private readonly networks = new Map<string, number>();
  private readonly lines = new Map<string, number>();

  constructor(private readonly now: () => number = Date.now) {}

  /**
   * Counts a report. A network may send at most what remains for all others, so that no crowd of networks
   * silences the rest.
   *
   * @returns false if the network, or all networks together, have reached the limit of the minute
   */
  take(network: string): boolean {
    this.turn();
    const count = (this.networks.get(network) ?? 0) + 1;
    if (count > Math.min(PER_NETWORK, IN_ALL - this.total)) return false;
    this.total += 1;
    this.networks.set(network, count);
    return true;
  }

  /** @returns false for a line that was logged often enough in this minute */
  isWritten(line: string): boolean {
    this.turn();
    const key = this.lines.has(line) || this.lines.size < MOST_KINDS ? line : 'other';
    const count = (this.lines.get(key) ?? 0) + 1;
    this.lines.set(key, count);
    return count <= LINES_ALIKE;
  }

  private turn(): void {
    const now = this.now();
    if (now - this.windowStart < WINDOW_MS) return;
    this.windowStart = now;
    this.total = 0;
    this.networks.clear();
    this.lines.clear();
  }
}
