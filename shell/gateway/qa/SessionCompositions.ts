import type { SessionSettings } from '@marketplace/contracts/testSession';
import type { Composition } from '../releases/liveComposition';
import type { TestSession } from './TestSessions';

/** Age from which a call starts to compose again. A channel may run other releases by then. */
const FRESH_MS = 10_000;

/** The last attempt to compose the releases of a test session. */
interface Attempt {
  startedAt: number;
  /** Id of the composition; absent if no attempt has succeeded, or if the last one has failed. */
  id?: string | undefined;
}

type ComposedSession = Pick<TestSession, 'id' | 'settings'>;

/** Composes the releases of test sessions, and remembers the ids for replies to API calls. */
export class SessionCompositions {
  /** Attempts to compose releases, by the settings of the test session. */
  private readonly attempts = new WeakMap<SessionSettings, Attempt>();

  constructor(
    private readonly composeReleases: (session: ComposedSession) => Promise<Composition>,
    private readonly now: () => number = Date.now,
  ) {}

  /** @throws Error if a release of the test session cannot be run */
  async compose(session: ComposedSession): Promise<Composition> {
    // A request may replace the settings of the test session meanwhile.
    const { settings } = session;
    const attempt: Attempt = { startedAt: this.now(), id: this.attempts.get(settings)?.id };
    this.attempts.set(settings, attempt);
    try {
      const composition = await this.composeReleases(session);
      attempt.id = composition.id;
      return composition;
    } catch (error) {
      attempt.id = undefined;
      throw error;
    }
  }

  /**
   * Returns the id of the composition, as far as it is known. Waits for nothing, because composing
   * may fetch builds of developers, and a caller may disconnect while its write waits.
   */
  idOf(session: ComposedSession): string | undefined {
    const attempt = this.attempts.get(session.settings);
    const isFresh = attempt && this.now() - attempt.startedAt < FRESH_MS;
    // If the releases cannot be run, calls still work.
    if (!isFresh) this.compose(session).catch(() => undefined);
    return attempt?.id;
  }
}
