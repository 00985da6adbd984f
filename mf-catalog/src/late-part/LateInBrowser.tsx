import {
  type ReactNode,
  startTransition,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { onInterest } from './onInterest';
import { outcomeOf } from './outcomeOf';

interface LateInBrowserProps<Part> {
  load: () => Promise<Part>;
  /** The code, where an earlier page has brought it. */
  loaded: Part | undefined;
  when: 'seen' | 'intent';
  data: Promise<unknown> | undefined;
  /** Shown until the code is there where the server sent no markup. */
  waiting: ReactNode;
  children: (part: Part) => ReactNode;
}

const never = () => () => undefined;

/** The server's markup, untouched, until code and data are there. */
export function LateInBrowser<Part>(props: LateInBrowserProps<Part>) {
  const { load, loaded, when, data, waiting, children } = props;
  const isHydrating = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  const [hasMarkup] = useState(isHydrating);
  const [firstData] = useState(data);
  const [awake, setAwake] = useState(() => (loaded && !hasMarkup ? { part: loaded } : undefined));
  const place = useRef<HTMLDivElement>(null);
  const pressed = useRef(-1);
  const focused = useRef(-1);

  useEffect(() => {
    const element = place.current;
    if (!element || awake) return;
    let isGone = false;
    const wake = async () => {
      // Where the code cannot be fetched the markup stays, and the next sign of interest tries again.
      const part = await load().catch(() => undefined);
      if (data !== undefined) await outcomeOf(data);
      if (isGone || !part) return;
      focused.current = reachableIn(element).findIndex((each) => each.matches(':focus'));
      startTransition(() => setAwake({ part }));
    };
    const notePress = ({ target }: Event) => {
      const button = target instanceof Element && target.closest('button');
      if (button) pressed.current = reachableIn(element).indexOf(button);
    };
    element.addEventListener('click', notePress);
    const stop = onInterest(element, hasMarkup ? when : 'seen', () => void wake());
    // What the server sent is of another address by now.
    if (data !== firstData) void wake();
    return () => {
      isGone = true;
      element.removeEventListener('click', notePress);
      stop();
    };
  }, [load, when, data, firstData, hasMarkup, awake]);

  useLayoutEffect(() => {
    if (!awake || !place.current) return;
    const reachable = reachableIn(place.current);
    const turnedTo = reachable[focused.current];
    // A heading takes the focus only once it is told that it may.
    if (turnedTo && turnedTo.tabIndex < 0) turnedTo.tabIndex = -1;
    turnedTo?.focus({ preventScroll: true });
    reachable[pressed.current]?.click();
  }, [awake]);

  if (awake) {
    return (
      <div ref={place} key="awake">
        {children(awake.part)}
      </div>
    );
  }
  if (hasMarkup) {
    // React neither compares nor touches what is inside an element whose HTML it is told to skip.
    // biome-ignore lint/security/noDangerouslySetInnerHtml: the value is empty and never applied
    return <div ref={place} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />;
  }
  return (
    <div ref={place} key="waiting">
      {waiting}
    </div>
  );
}

const reachableIn = (element: Element) => [...element.querySelectorAll<HTMLElement>('a,button,h1')];
