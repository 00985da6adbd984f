/** Interval at which each origin is asked if it is ready, and the time within which it must reply. */
const CHECK = { everyMs: 2000, limitMs: 1500 };
/** Status from which a reply to the check means that the origin cannot serve. */
const NOT_READY = 500;

type OnChange = (origin: string, isUp: boolean) => void;

/**
 * The origins of one API. Calls go to those that are up, in turn. An origin is down from a lost
 * call or a failed check until its next good check. A single origin is not checked, because no
 * other could be chosen.
 */
export class ApiOrigins {
  private readonly down = new Set<string>();
  private turn = 0;
  private timer: NodeJS.Timeout | undefined;

  /**
   * @param all origins without a trailing slash, at least one; all have the same path
   * @param onChange called when an origin goes down or comes up
   */
  constructor(
    private readonly all: readonly string[],
    private readonly onChange: OnChange = () => undefined,
  ) {}

  get hasSeveral(): boolean {
    return this.all.length > 1;
  }

  /** Chooses an origin that is up. If none is up, chooses any, because it may be up again. */
  choose(except?: string): string {
    const others = this.all.filter((origin) => origin !== except);
    const up = others.filter((origin) => !this.down.has(origin));
    const choices = [up, others, this.all].find(({ length }) => length > 0) ?? [];
    this.turn = (this.turn + 1) % this.all.length;
    return choices[this.turn % choices.length] ?? '';
  }

  /** Moves an API URL to an origin that is up, if possible not `except`. */
  move(url: string, except?: string): string {
    const from = this.originOf(url);
    return from === undefined ? url : `${this.choose(except)}${url.slice(from.length)}`;
  }

  /** Returns the origin of a URL of the API, in the spelling of the settings. */
  originOf(url: string): string | undefined {
    return this.all.find((origin) => url.startsWith(`${origin}/`));
  }

  /** Records that a call got no reply. */
  recordLoss(origin: string): void {
    if (this.hasSeveral) this.set(origin, false);
  }

  /**
   * Sends a request of a page to an origin that is up.
   * @param send rejects if no reply came
   */
  async send<Request extends { url: string; signal: AbortSignal }, Reply>(
    request: Request,
    send: (request: Request) => Promise<Reply>,
  ): Promise<Reply> {
    const url = this.move(request.url);
    try {
      return await send({ ...request, url });
    } catch (error) {
      const origin = this.originOf(url);
      if (origin !== undefined && !request.signal.aborted) this.recordLoss(origin);
      throw error;
    }
  }

  /** Begins to check the origins, if there are several. */
  start(): void {
    if (!this.hasSeveral) return;
    for (const origin of this.all) this.onChange(origin, true);
    this.timer = setInterval(() => {
      for (const origin of this.all) void this.check(origin);
    }, CHECK.everyMs);
    this.timer.unref();
  }

  stop(): void {
    clearInterval(this.timer);
  }

  private async check(origin: string): Promise<void> {
    const signal = AbortSignal.timeout(CHECK.limitMs);
    const isUp = await fetch(`${origin}/readyz`, { redirect: 'manual', signal }).then(
      ({ status, body }) => {
        void body?.cancel();
        return status < NOT_READY;
      },
      () => false,
    );
    this.set(origin, isUp);
  }

  private set(origin: string, isUp: boolean): void {
    if (isUp !== this.down.has(origin)) return;
    if (isUp) this.down.delete(origin);
    else this.down.add(origin);
    this.onChange(origin, isUp);
  }
}
