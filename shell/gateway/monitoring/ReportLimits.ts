const WINDOW_MS = 60_000;
/**
 * Limit of reports per minute from one network. It is high, because many shoppers of a mobile
 * network share an IP address.
 */
const PER_NETWORK = 120;
const IN_ALL = 3000;
/** Maximum number of equal log lines per minute. Further equal lines are not written. */
const LINES_ALIKE = 5;
/** Maximum number of different lines that are counted separately. */
const MOST_KINDS = 1000;

/** Counts of the current minute: reports per network and in total, and log lines. */
export class ReportLimits {
  private windowStart = 0;
  private total = 0;
  private readonly networks = new Map<string, number>();
  private readonly lines = new Map<string, number>();

  constructor(private readonly now: () => number = Date.now) {}

  /**
   * Counts a report. When the total nears its limit, the limit of each network shrinks, so that
   * many networks together cannot use up the total.
   * @returns false if the report exceeds the limit of its network or the total limit
   */
  take(network: string): boolean {
    this.turn();
    const count = (this.networks.get(network) ?? 0) + 1;
    if (count > Math.min(PER_NETWORK, IN_ALL - this.total)) return false;
    this.total += 1;
    this.networks.set(network, count);
    return true;
  }

  /** @returns false if the line was logged often enough in this minute */
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
