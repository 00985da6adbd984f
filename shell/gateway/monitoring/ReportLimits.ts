const WINDOW_MS = 60_000;
/** Mobile networks put many shoppers behind one address. */
const PER_NETWORK = 120;
const IN_ALL = 3000;
/** Lines alike in the log; all others are counted only. */
const LINES_ALIKE = 5;
/** More kinds of lines than this are not told apart any more. */
const MOST_KINDS = 1000;

/** Counts of one minute: how much is taken from a network and in all, and how often a line is written. */
export class ReportLimits {
  private windowStart = 0;
  private total = 0;
  private readonly networks = new Map<string, number>();
  private readonly lines = new Map<string, number>();

  constructor(private readonly now: () => number = Date.now) {}

  /**
   * A network sends no more than what is left for all others, so that crowds of them silence nobody.
   *
   * @returns false where a network, or all of them, have sent what may be sent in a minute
   */
  take(network: string): boolean {
    this.turn();
    const count = (this.networks.get(network) ?? 0) + 1;
    if (count > Math.min(PER_NETWORK, IN_ALL - this.total)) return false;
    this.total += 1;
    this.networks.set(network, count);
    return true;
  }

  /** @returns false for what was written often enough in this minute */
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
