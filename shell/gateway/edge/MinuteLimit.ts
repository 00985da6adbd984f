const WINDOW_MS = 60_000;

interface Limits {
  perNetwork: number;
  inAll: number;
}

/** Counts of the current minute: per network and in total. */
export class MinuteLimit {
  private windowStart = 0;
  private total = 0;
  private readonly networks = new Map<string, number>();

  constructor(
    private readonly limits: Limits,
    private readonly now: () => number = Date.now,
  ) {}

  /**
   * The limit of each network shrinks as the total nears its limit, so that more networks get a
   * share. Many networks can still use up the total.
   * @returns false if one more would exceed the limit of the network or the total limit
   */
  hasRoom(network: string): boolean {
    this.turn();
    const { perNetwork, inAll } = this.limits;
    return this.countOf(network) < Math.min(perNetwork, inAll - this.total);
  }

  /** @returns false, without counting, if there is no room */
  take(network: string): boolean {
    if (!this.hasRoom(network)) return false;
    this.total += 1;
    this.networks.set(network, this.countOf(network) + 1);
    return true;
  }

  /** Empties the counts if their minute is over. */
  protected turn(): void {
    const now = this.now();
    if (now - this.windowStart >= WINDOW_MS) this.reset(now);
  }

  protected reset(now: number): void {
    this.windowStart = now;
    this.total = 0;
    this.networks.clear();
  }

  private countOf(network: string): number {
    return this.networks.get(network) ?? 0;
  }
}
