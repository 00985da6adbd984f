import {
  memo,
  type ReactNode,
  Suspense,
  startTransition,
  useCallback,
  useContext,
  useEffect,
  useRef,
  useState,
} from 'react';
import type { RegionTime } from './onDue';
import { RegionBoundary } from './RegionBoundary';
import { RegionHostContext } from './RegionHost';
import { allSettled, readData } from './readData';
import { type Load, lazyPart, loadedPart, loadPart, type Part } from './regionCode';
import { ServerRegion } from './ServerRegion';
import { useIsHydrating } from './useIsHydrating';

/** Props of a region's component: promises of those that may be missing, as they are after a failure. */
export type LaterProps<Props> = {
  [Name in keyof Props]: undefined extends Props[Name]
    ? Props[Name] | Promise<Exclude<Props[Name], undefined>>
    : Props[Name];
};

export interface CodeRegionProps<Props extends object> {
  /** When the browser fetches the code; a function is called in the browser, once. */
  when: RegionTime | (() => RegionTime);
  load: Load<Props>;
  props: LaterProps<Props>;
  /** Placeholder if the server sent no markup, until the code is there; `fallback` by default. */
  waiting?: ReactNode;
  /** Works by itself: shown in place of the code until it is there, and after it threw. */
  fallback?: ReactNode;
  /** No phone shows it without scrolling: its markup is laid out after the first view (`design/baseCss`). */
  isBelowFold?: boolean;
  /** It renders nothing until it is used: the server leaves it out. */
  isBrowserOnly?: boolean;
  /** Its markup follows from its props, which are data, the language and the market alone: cached by the server. */
  isCached?: boolean;
}

export function CodeRegion<Props extends object>(props: CodeRegionProps<Props>) {
  return typeof window === 'undefined' ? <OnServer {...props} /> : <InBrowser {...props} />;
}

function OnServer<Props extends object>(region: CodeRegionProps<Props>) {
  const { load, props, fallback, waiting = fallback } = region;
  const { isBelowFold, isBrowserOnly, isCached } = region;
  const part = loadedPart(load);
  return (
    <div data-below-fold={isBelowFold ? 'part' : undefined}>
      {!isBrowserOnly && (
        <Suspense fallback={waiting}>
          {isCached && part ? (
            <Fragment part={part} props={props} />
          ) : (
            <WithData part={lazyPart(load)} props={props} />
          )}
        </Suspense>
      )}
    </div>
  );
}

interface PartProps<Props> {
  part: Part<Props>;
  props: LaterProps<Props>;
}

/** Reads the promises among the props: suspends until all of them are settled. */
function settledProps<Props extends object>(props: LaterProps<Props>): Props {
  const entries = Object.entries(props).map(([name, prop]) => {
    const outcome = prop instanceof Promise ? readData(prop) : { value: prop };
    return [name, 'value' in outcome ? outcome.value : undefined];
  });
  // LaterProps says that each promise is of a prop's own type, and that it may be missing.
  return Object.fromEntries(entries) as Props;
}

/** A failure is shown for this once. */
const hasFailed = (props: object) =>
  Object.values(props).some((prop) => prop instanceof Promise && 'failure' in readData(prop));

function WithData<Props extends object>({ part: Part, props }: PartProps<Props>) {
  return <Part {...settledProps(props)} />;
}

/** It sees no other context, so that nothing of a visitor gets into it (decision 038). */
function Fragment<Props extends object>({ part: Part, props }: PartProps<Props>) {
  const { fragments } = useContext(RegionHostContext);
  const data = settledProps(props);
  const cached = hasFailed(props) ? undefined : fragments?.read(Part, data);
  return cached ?? <Part {...data} />;
}

/**
 * The server's markup until the code and the promises among the props are there. If the code cannot be
 * fetched the markup stays, and loading is retried.
 */
function InBrowser<Props extends object>(region: CodeRegionProps<Props>) {
  const { load, props, fallback, waiting = fallback, isBelowFold } = region;
  const [when] = useState(region.when);
  const isHydrating = useIsHydrating();
  const [hasMarkup] = useState(isHydrating);
  // A region for the time after the first render waits for it, so that what it is part of shows first.
  const [code, setCode] = useState(() => {
    const part = hasMarkup || when === 'load' ? undefined : loadedPart(load);
    return part && { part: memoized(part) };
  });
  const data = useRef<Promise<unknown>[]>([]);
  const promises = Object.values(props).filter((value) => value instanceof Promise);
  const [firstPromises] = useState(promises);
  // The server's markup belongs to another address by now.
  const isOutdated = promises.some((promise) => !firstPromises.includes(promise));

  useEffect(() => {
    data.current = promises;
  });

  const hydrate = useCallback(
    async (isReady: () => Promise<boolean>) => {
      const part = await loadPart(load);
      await allSettled(data.current);
      if (part && (await isReady())) startTransition(() => setCode({ part: memoized(part) }));
    },
    [load],
  );

  return (
    <ServerRegion
      hydrate={hydrate}
      when={hasMarkup ? when : timeWithoutMarkup(when, fallback)}
      isHydrated={code !== undefined}
      isOutdated={isOutdated}
      isBelowFold={isBelowFold ?? false}
      waiting={waiting}
    >
      {code && (
        <RegionBoundary fallback={fallback}>
          <Suspense fallback={waiting}>
            <WithData part={code.part} props={props} />
          </Suspense>
        </RegionBoundary>
      )}
    </ServerRegion>
  );
}

/** Rendered again only with other props: what is around it may render at every press. */
const memoized = <Props extends object>(part: Part<Props>): Part<Props> => {
  // `memo` loses the type of the props; it hands them on as they are.
  return memo(part) as unknown as Part<Props>;
};

/** Without markup there is a placeholder at most. */
function timeWithoutMarkup(when: RegionTime, fallback: ReactNode): RegionTime {
  // Its height is a guess, which must not prove wrong while a visitor scrolls past it.
  if (when === 'visible') return 'idle';
  // Without anything that works by itself, there is nothing to interact with.
  return when === 'interaction' && fallback === undefined ? 'visible' : when;
}
