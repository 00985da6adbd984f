import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { signQa, verifyQa } from '@marketplace/contracts/server/qaKey';
import {
  type ApiSessionContext,
  QA_API_PATH,
  QA_COOKIE,
  QA_HEADER,
  type SessionSettings,
} from '@marketplace/contracts/testSession';
import type { SessionFolder, StoredSession } from './SessionFolder';
import { sessionCode } from './sessionCode';

const LIFETIME_MS = 8 * 3_600_000;
/** Maximum number of test sessions. Beyond it, the session that was used least recently ends. */
const MOST_SESSIONS = 200;

export interface TestSession extends StoredSession {
  /** Signed id, for the cookie and the header. */
  token: string;
  /** Short code, such as `k7m-4qx`. It opens the same settings in a test session of one's own. */
  code: string;
  /** Number of calls that each fault has hit, by its position in the settings. */
  hits: Map<number, number>;
}

/** A request of any kind of server. */
export type RawRequest = Pick<IncomingMessage, 'headers'>;

/** Reason for refusing a token: a wrong signature, or a test session that has ended. */
export type TokenFault = 'forged' | 'over';

/** Path of a test session's API calls from its render worker, which sends no cookie. */
const WORKER_PATH = /^\/qa\/api\/~([\w.-]+)(\/.*)$/;

interface Options {
  /** Folder that keeps the test sessions. Without it, sessions end with the process. */
  folder?: SessionFolder;
  onEnd?: (session: TestSession) => void;
  now?: () => number;
}

/** The test sessions of this gateway. A restart resets the counts of their faults. */
export class TestSessions {
  private readonly sessions = new Map<string, TestSession>();
  /** Tokens in the paths of requests. */
  private readonly pathTokens = new WeakMap<RawRequest, string>();

  private readonly now: () => number;

  constructor(
    private readonly key: Buffer,
    private readonly options: Options = {},
  ) {
    this.now = options.now ?? Date.now;
    for (const stored of options.folder?.readAll() ?? []) {
      if (stored.expiresAt > this.now()) this.add(stored);
      else options.folder?.remove(stored.id);
    }
  }

  create(settings: SessionSettings): TestSession {
    const id = randomBytes(8).toString('hex');
    // A copy, because the settings may be those of another test session, and identify its
    // composition.
    const stored = { id, settings: { ...settings }, expiresAt: this.now() + LIFETIME_MS };
    const session = this.add(stored);
    this.options.folder?.write(session);
    const [oldest] = this.sessions.values();
    if (this.sessions.size > MOST_SESSIONS && oldest) this.end(oldest);
    return session;
  }

  private add(stored: StoredSession): TestSession {
    const { id } = stored;
    const code = sessionCode(this.key, id);
    const session = { ...stored, code, token: signQa(this.key, id), hits: new Map() };
    this.sessions.set(id, session);
    return session;
  }

  /** Replaces the given settings. The hits of new faults are counted from zero. */
  change(session: TestSession, settings: SessionSettings): void {
    session.settings = { ...session.settings, ...settings };
    if (settings.faults) session.hits.clear();
    // The test session may have ended while a request checked its new settings.
    if (this.sessions.has(session.id)) this.options.folder?.write(session);
  }

  end(session: TestSession): void {
    this.sessions.delete(session.id);
    this.options.folder?.remove(session.id);
    this.options.onEnd?.(session);
  }

  find(token: string): TestSession | TokenFault {
    const id = verifyQa(this.key, token);
    if (id === undefined) return 'forged';
    const session = this.sessions.get(id);
    if (!session) return 'over';
    if (session.expiresAt <= this.now()) {
      this.end(session);
      return 'over';
    }
    // The map is ordered by the last use.
    this.sessions.delete(id);
    this.sessions.set(id, session);
    return session;
  }

  /** @returns `undefined` if no test session has this code, or if the session has ended */
  findByCode(code: string): TestSession | undefined {
    const found = [...this.sessions.values()].find((session) => session.code === code);
    const session = found && this.find(found.token);
    return typeof session === 'object' ? session : undefined;
  }

  /** @returns `undefined` for a request without a test session */
  of(request: RawRequest): TestSession | TokenFault | undefined {
    const token = this.pathTokens.get(request) ?? tokenOf(request);
    return token === undefined ? undefined : this.find(token);
  }

  /** @returns `undefined` if the request has no test session, or if its token is refused */
  known(request: RawRequest): TestSession | undefined {
    const session = this.of(request);
    return typeof session === 'object' ? session : undefined;
  }

  /**
   * Rewrites the URL of a test session's API call to the URL of an ordinary call.
   * @returns the path and query to route; unchanged for all other requests
   */
  rewriteUrl(request: RawRequest, url: string): string {
    if (!url.startsWith(`${QA_API_PATH}/`)) return url;
    const [, token, rest] = WORKER_PATH.exec(url) ?? [];
    this.pathTokens.set(request, token ?? tokenOf(request) ?? '');
    return `/api${rest ?? url.slice(QA_API_PATH.length)}`;
  }

  /** Returns the value of the signed header that describes the test session to the API. */
  contextOf({ id, settings: { clock } }: TestSession): string {
    const context: ApiSessionContext = { id, ...(clock && { clock }) };
    return signQa(this.key, Buffer.from(JSON.stringify(context)).toString('base64url'));
  }
}

function tokenOf({ headers }: RawRequest): string | undefined {
  const header = headers[QA_HEADER];
  if (header !== undefined) return String(header);
  const cookies = (headers.cookie ?? '').split('; ').map((pair) => pair.split('='));
  return cookies.find(([name]) => name === QA_COOKIE)?.[1];
}
