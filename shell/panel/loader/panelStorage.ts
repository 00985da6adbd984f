import { QA_COOKIE } from '@marketplace/contracts/testSession';

/** An event of a recorded series. */
export interface RecordedEvent {
  topic: string;
  payload: unknown;
  /** Milliseconds since 1970. */
  time: number;
}

/** State of the panel in one tab. It survives the load of another page. */
export interface PanelState {
  isOpen: boolean;
  /** Titles of the open sections. */
  sections: string[];
  /** Time at which the recording began, in ms since 1970; absent while nothing is recorded. */
  recordingSince?: number | undefined;
  series: RecordedEvent[];
}

/** Begins with the name of the test session cookie, so that it collides with no key of the shop. */
const KEY = `${QA_COOKIE}Panel`;

const FIRST: PanelState = { isOpen: false, sections: ['Releases'], series: [] };

export function readPanelState(): PanelState {
  const stored = sessionStorage.getItem(KEY);
  return stored ? { ...FIRST, ...JSON.parse(stored) } : FIRST;
}

/** Replaces the given members. The panel and the loader on its page share the state. */
export function changePanelState(change: Partial<PanelState>): void {
  sessionStorage.setItem(KEY, JSON.stringify({ ...readPanelState(), ...change }));
}
