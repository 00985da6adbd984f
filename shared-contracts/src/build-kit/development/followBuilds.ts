import { BUILD_EVENTS_PATH, type BuildEvent } from './BuildEvent';
import type { HotModule } from './HotModule';
import { showErrors } from './showErrors';

/** Federation name of the part that this code was built into. */
declare const DEVELOPED_PART: string;
/** webpack's hash of the build that runs in this page. */
declare const __webpack_hash__: string;

declare global {
  interface ImportMeta {
    webpackHot: HotModule;
  }
}

/** Hash of the last good build. */
let wanted = __webpack_hash__;
let isUpdating = false;

/** Applies one update after another until this page runs the last good build. */
async function update(): Promise<void> {
  if (isUpdating) return;
  isUpdating = true;
  while (__webpack_hash__ !== wanted) {
    const replaced = await import.meta.webpackHot.check(true);
    if (!replaced) throw new Error('There is no update for this page.');
  }
  isUpdating = false;
}

function follow({ part, hash, errors }: BuildEvent): void {
  showErrors(part, errors);
  if (part !== DEVELOPED_PART || errors.length > 0) return;
  wanted = hash;
  // If the changed module cannot be replaced, the page is reloaded with the new build.
  update().catch((error: unknown) => {
    console.warn('The page is loaded again:', error);
    location.reload();
  });
}

let events: EventSource | undefined;

/**
 * Listens only while the page is visible, because a browser allows only six connections to a server
 * and hidden tabs would use them up. The server first sends the current state.
 */
function listenIfVisible(): void {
  events?.close();
  events = undefined;
  if (document.hidden) return;
  events = new EventSource(BUILD_EVENTS_PATH);
  events.onmessage = ({ data }) => follow(JSON.parse(data));
}

document.addEventListener('visibilitychange', listenIfVisible);
listenIfVisible();
