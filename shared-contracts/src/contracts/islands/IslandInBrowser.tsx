import {
  Component,
  type ComponentType,
  type ReactNode,
  type RefObject,
  Suspense,
  startTransition,
  useEffect,
  useRef,
  useState,
} from 'react';
import { ISLAND_RETRY_MS } from '../timeLimits';
import {
  type CarriedInteraction,
  captureInteraction,
  type Presses,
  restoreInteraction,
  trackPresses,
} from './carriedInteraction';
import { IslandBoundary, logIslandFailure } from './IslandBoundary';
import { type IslandTime, onInterest } from './onInterest';
import { type BelowFoldPlace, ServerMarkup, useIsHydrating } from './ServerMarkup';
import { settledResult } from './settledResult';
import { trackImeComposition } from './trackImeComposition';

interface IslandInBrowserProps<Props, Context> {
  load: (context: Context) => Promise<ComponentType<Props> | undefined>;
  context: Context;
  /** The code, if an earlier page has loaded it. */
  loaded: ComponentType<Props> | undefined;
  when: IslandTime;
  waiting: ReactNode;
  fallback: ReactNode;
  belowFold: BelowFoldPlace | undefined;
  own: Props;
}

/**
 * The server's markup, untouched, until the code and the promises among the props have arrived. If
 * the code cannot be fetched the markup stays, and loading is retried.
 */
export function IslandInBrowser<Props extends object, Context>({
  load,
  context,
  loaded,
  when,
  waiting,
  fallback,
  belowFold,
  own,
}: IslandInBrowserProps<Props, Context>) {
  const isHydrating = useIsHydrating();
  const [hasMarkup] = useState(isHydrating);
  // One for the time after the first render waits for it, so that what it is part of shows first.
  const isDue = !hasMarkup && when !== 'load';
  const [code, setCode] = useState(() => (loaded && isDue ? { Part: loaded } : undefined));
  const container = useRef<HTMLDivElement>(null);
  const presses = useRef<Presses>({ ticked: new Set() });
  const data = useRef<Promise<unknown>[]>([]);
  const promises = Object.values(own).filter((value) => value instanceof Promise);
  const [firstPromises] = useState(promises);
  // The server's markup belongs to another address by now.
  const isOutdated = promises.some((promise) => !firstPromises.includes(promise));
  const time = hasMarkup ? when : timeWithoutMarkup(when, fallback);
  const isHydrated = code !== undefined;

  useEffect(() => {
    data.current = promises;
  });

  useEffect(() => {
    const element = container.current;
    if (!element || isHydrated) return;
    const unmount = new AbortController();
    const { signal } = unmount;
    let retryTimer: ReturnType<typeof setTimeout> | undefined;
    const imeSettled = trackImeComposition(element, signal);
    const hydrate = async () => {
      clearTimeout(retryTimer);
      try {
        const Part = await load(context);
        await Promise.all(data.current.map(settledResult));
        await imeSettled();
        if (Part && !signal.aborted) startTransition(() => setCode({ Part }));
      } catch (error) {
        logIslandFailure(error);
        if (time !== 'interaction' && !signal.aborted) {
          retryTimer = setTimeout(hydrate, ISLAND_RETRY_MS);
        }
      }
    };
    trackPresses(element, presses.current, signal);
    onInterest(element, time, () => void hydrate(), signal);
    if (isOutdated) void hydrate();
    return () => {
      unmount.abort();
      clearTimeout(retryTimer);
    };
  }, [load, context, time, isOutdated, isHydrated]);

  return (
    <Carry container={container} presses={presses} isHydrated={isHydrated}>
      {code ? (
        <div ref={container} key="hydrated">
          <IslandBoundary fallback={fallback}>
            <Suspense fallback={waiting}>
              <code.Part {...own} />
            </Suspense>
          </IslandBoundary>
        </div>
      ) : hasMarkup ? (
        <ServerMarkup container={container} belowFold={belowFold} />
      ) : (
        <div ref={container}>{waiting}</div>
      )}
    </Carry>
  );
}

/** Without markup there is a placeholder at most. */
function timeWithoutMarkup(when: IslandTime, fallback: ReactNode): IslandTime {
  // Its height is a guess, which must not prove wrong while a shopper scrolls past it.
  if (when === 'visible') return 'idle';
  // Without anything that works by itself, there is nothing to interact with.
  return when === 'interaction' && fallback === undefined ? 'visible' : when;
}

interface CarryProps {
  container: RefObject<HTMLDivElement | null>;
  presses: RefObject<Presses>;
  isHydrated: boolean;
  children: ReactNode;
}

/**
 * Carries the interaction over. A class, because only `getSnapshotBeforeUpdate` reads the markup in
 * the very step that replaces it: no key pressed while React renders is lost.
 */
class Carry extends Component<CarryProps> {
  override getSnapshotBeforeUpdate(before: CarryProps): CarriedInteraction | null {
    const { container, presses, isHydrated } = this.props;
    if (!container.current || !isHydrated || before.isHydrated) return null;
    return captureInteraction(container.current, presses.current);
  }

  override componentDidUpdate(
    _props: CarryProps,
    _state: unknown,
    carried: CarriedInteraction | null,
  ) {
    const element = this.props.container.current;
    if (carried && element) restoreInteraction(element, carried);
  }

  override render() {
    return this.props.children;
  }
}
