import {
  type ReactNode,
  startTransition,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { settledResult } from './settledResult';

interface IslandInBrowserProps<Part> {
  load: () => Promise<Part>;
  /** The code, if an earlier page has loaded it. */
  loaded: Part | undefined;
  when: 'seen' | 'intent';
  data: Promise<unknown> | undefined;
  /** The placeholder until the code is loaded, if the server sent no markup. */
  waiting: ReactNode;
  children: (part: Part) => ReactNode;
}

const never = () => () => undefined;

/** The server's markup, untouched, until code and data have arrived. */
export function IslandInBrowser<Part>(props: IslandInBrowserProps<Part>) {
  const { load, loaded, when, data, waiting, children } = props;
  const isHydrating = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  const [hasMarkup] = useState(isHydrating);
  const [firstData] = useState(data);
  const [hydrated, setHydrated] = useState(() =>
    loaded && !hasMarkup ? { part: loaded } : undefined,
  );
  const container = useRef<HTMLDivElement>(null);
  const pressed = useRef(-1);
  /** The button under the mouse while it is held down. */
  const held = useRef(-1);
  const focused = useRef(-1);

  useEffect(() => {
    const element = container.current;
    if (!element || hydrated) return;
    const stop = new AbortController();
    const { signal } = stop;
    const hydrate = async () => {
      // If the code cannot be fetched the markup stays, and the next interaction tries again.
      const part = await load().catch(() => undefined);
      if (data !== undefined) await settledResult(data);
      if (signal.aborted || !part) return;
      focused.current = reachableIn(element).findIndex((each) => each.matches(':focus'));
      startTransition(() => setHydrated({ part }));
    };
    const indexOf = ({ target }: Event) => {
      const button = target instanceof Element && target.closest('button');
      return button ? reachableIn(element).indexOf(button) : -1;
    };
    const recordClick = (event: Event) => {
      const index = indexOf(event);
      if (index >= 0) pressed.current = index;
    };
    const recordHold = (event: Event) => {
      held.current = indexOf(event);
    };
    const forgetHold = () => {
      held.current = -1;
    };
    element.addEventListener('click', recordClick, { signal });
    element.addEventListener('mousedown', recordHold, { signal });
    window.addEventListener('mouseup', forgetHold, { signal });
    onInterest(element, hasMarkup ? when : 'seen', () => void hydrate(), signal);
    // The server's markup belongs to another address by now.
    if (data !== firstData) void hydrate();
    return () => stop.abort();
  }, [load, when, data, firstData, hasMarkup, hydrated]);

  useLayoutEffect(() => {
    if (!hydrated || !container.current) return;
    const reachable = reachableIn(container.current);
    const focusTarget = reachable[focused.current];
    // A heading is focusable only with a tabindex.
    if (focusTarget && focusTarget.tabIndex < 0) focusTarget.tabIndex = -1;
    focusTarget?.focus({ preventScroll: true });
    reachable[pressed.current]?.click();
    const button = reachable[held.current];
    return button && clickOnRelease(button);
  }, [hydrated]);

  if (hydrated) {
    return (
      <div ref={container} key="hydrated">
        {children(hydrated.part)}
      </div>
    );
  }
  if (hasMarkup) {
    // React neither compares nor touches what is inside an element whose HTML it is told to skip.
    return (
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the value is empty and never applied
      <div ref={container} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
    );
  }
  return (
    <div ref={container} key="waiting">
      {waiting}
    </div>
  );
}

/**
 * Clicks the button whose markup was replaced under a held mouse: browsers send no click when press
 * and release meet two elements. @returns stops it
 */
function clickOnRelease(button: HTMLElement): () => void {
  const stop = new AbortController();
  const release = ({ target }: Event) => {
    if (target instanceof Node && button.contains(target)) button.click();
  };
  window.addEventListener('mouseup', release, { once: true, signal: stop.signal });
  return () => stop.abort();
}

const reachableIn = (element: Element) => [...element.querySelectorAll<HTMLElement>('a,button,h1')];

/** The distance below the viewport at which the code is fetched. */
const AHEAD = '600px';
const INTENTS = ['focusin', 'pointerenter', 'touchstart'] as const;

/** Calls back on focus, hover or touch, and with `seen` near the viewport, until it is stopped. */
function onInterest(
  element: Element,
  when: 'seen' | 'intent',
  callback: () => void,
  signal: AbortSignal,
): void {
  for (const intent of INTENTS) {
    element.addEventListener(intent, callback, { passive: true, signal });
  }
  if (when === 'seen') onSeen(element, callback, signal);
}

function onSeen(element: Element, callback: () => void, signal: AbortSignal): void {
  // jsdom and very old browsers see everything.
  if (typeof IntersectionObserver === 'undefined') {
    callback();
    return;
  }
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) callback();
    },
    { rootMargin: AHEAD },
  );
  observer.observe(element);
  signal.addEventListener('abort', () => observer.disconnect());
}
