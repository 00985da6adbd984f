import {
  type ComponentType,
  type ReactNode,
  Suspense,
  startTransition,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import { IslandBoundary } from './IslandBoundary';
import type { IslandTime } from './onInterest';
import { ServerMarkup, useIsHydrating } from './ServerMarkup';
import { ServerRegion } from './ServerRegion';
import { settledResult } from './settledResult';

interface IslandInBrowserProps<Props, Context> {
  load: (context: Context) => Promise<ComponentType<Props> | undefined>;
  context: Context;
  /** The code, if an earlier page has loaded it. */
  loaded: ComponentType<Props> | undefined;
  when: IslandTime | (() => IslandTime);
  waiting: ReactNode;
  fallback: ReactNode;
  isBelowFold: boolean;
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
  when: whenAsked,
  waiting,
  fallback,
  isBelowFold,
  own,
}: IslandInBrowserProps<Props, Context>) {
  const [when] = useState(whenAsked);
  const isHydrating = useIsHydrating();
  const [hasMarkup] = useState(isHydrating);
  // One for the time after the first render waits for it, so that what it is part of shows first.
  const isDue = !hasMarkup && when !== 'load';
  const [code, setCode] = useState(() => (loaded && isDue ? { Part: loaded } : undefined));
  const container = useRef<HTMLDivElement>(null);
  const data = useRef<Promise<unknown>[]>([]);
  const promises = Object.values(own).filter((value) => value instanceof Promise);
  const [firstPromises] = useState(promises);
  // The server's markup belongs to another address by now.
  const isOutdated = promises.some((promise) => !firstPromises.includes(promise));
  const time = hasMarkup ? when : timeWithoutMarkup(when, fallback);

  useEffect(() => {
    data.current = promises;
  });

  const hydrate = useCallback(
    async (isReady: () => Promise<boolean>) => {
      const Part = await load(context);
      await Promise.all(data.current.map(settledResult));
      if (Part && (await isReady())) startTransition(() => setCode({ Part }));
    },
    [load, context],
  );

  return (
    <ServerRegion
      container={container}
      hydrate={hydrate}
      when={time}
      isHydrated={code !== undefined}
      isOutdated={isOutdated}
    >
      {code ? (
        <div ref={container} key="hydrated">
          <IslandBoundary fallback={fallback}>
            <Suspense fallback={waiting}>
              <code.Part {...own} />
            </Suspense>
          </IslandBoundary>
        </div>
      ) : hasMarkup ? (
        <ServerMarkup container={container} isBelowFold={isBelowFold} />
      ) : (
        <div ref={container}>{waiting}</div>
      )}
    </ServerRegion>
  );
}

/** Without markup there is a placeholder at most. */
function timeWithoutMarkup(when: IslandTime, fallback: ReactNode): IslandTime {
  // Its height is a guess, which must not prove wrong while a shopper scrolls past it.
  if (when === 'visible') return 'idle';
  // Without anything that works by itself, there is nothing to interact with.
  return when === 'interaction' && fallback === undefined ? 'visible' : when;
}
