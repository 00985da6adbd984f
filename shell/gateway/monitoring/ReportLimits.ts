import { MinuteLimit } from '../edge/MinuteLimit';

/**
 * Limits of reports. That of a network is high enough for a mobile network, in which many visitors
 * share an IP address.
 */
const REPORTS = { perNetwork: 120, inAll: 3000 };
/** Maximum number of equal log lines per minute. Further equal lines are not written. */
const LINES_ALIKE = 5;
/** Maximum number of different lines that are counted separately. */
const MOST_KINDS = 1000;

/** Counts of the current minute: reports, and log lines. */
export class ReportLimits extends MinuteLimit {
  private readonly lines = new Map<string, number>();

  constructor() {
    super(REPORTS);
  }

  /** @returns false if the line was logged often enough in this minute */
  isWritten(line: string): boolean {
    this.turn();
    const key = this.lines.has(line) || this.lines.size < MOST_KINDS ? line : 'other';
    const count = (this.lines.get(key) ?? 0) + 1;
    this.lines.set(key, count);
    return count <= LINES_ALIKE;
  }

  protected override reset(now: number): void {
    super.reset(now);
    this.lines.clear();
  }
}
