import {
  type ApiFault,
  QA_HEADER,
  type SessionClock,
  type SessionSettings,
} from '@marketplace/contracts/testSession';

/** Settings of a test session, as a test writes them. */
export type GivenSettings = Omit<SessionSettings, 'clock'> & {
  clock?: Pick<SessionClock, 'at'> & Partial<Pick<SessionClock, 'isFrozen'>>;
};

interface MadeSession {
  token: string;
  link: string;
}

/**
 * A test session of a shop. Settings that are given before the session is opened are its initial
 * settings. Later settings change the open session.
 */
export class SessionClient {
  private settings: GivenSettings = {};
  private made: MadeSession | undefined;

  /** @param origin of a gateway with test sessions */
  constructor(private readonly origin: string) {}

  /** @throws Error with the gateway's message if a setting is wrong */
  async change(settings: GivenSettings): Promise<void> {
    this.settings = { ...this.settings, ...settings };
    if (this.made) await this.call('PATCH', '/qa/session', settings);
  }

  /** Adds a fault to the current faults. */
  async addFault(fault: ApiFault): Promise<void> {
    await this.change({ faults: [...(this.settings.faults ?? []), fault] });
  }

  /**
   * Creates the test session if it does not exist yet.
   * @returns the URL that puts a browser into the test session and redirects it to the path
   */
  async linkTo(path: string): Promise<string> {
    this.made ??= (await this.call('POST', '/qa/sessions', this.settings)) as MadeSession;
    return `${this.made.link}?${new URLSearchParams({ to: path })}`;
  }

  /** Ends the test session and its render worker. */
  async end(): Promise<void> {
    if (this.made) await this.call('DELETE', '/qa/session');
    this.made = undefined;
  }

  /** @throws Error with the gateway's message if the gateway refuses the request */
  private async call(method: string, path: string, body?: object): Promise<unknown> {
    const reply = await fetch(this.origin + path, {
      method,
      headers: {
        ...(this.made && { [QA_HEADER]: this.made.token }),
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await reply.text();
    if (!reply.ok) throw new Error(`${method} ${path} answered ${reply.status}: ${text}`);
    return text === '' ? undefined : JSON.parse(text);
  }
}
