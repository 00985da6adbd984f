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
import { allSettled, readData } from './loaderData';
import type { RegionTime } from './onDue';
import { RegionBoundary } from './RegionBoundary';
import { RegionHostContext } from './RegionHost';
import { type Load, lazyPart, loadedPart, loadPart, type Part } from './regionCode';
import { ServerRegion } from './ServerRegion';
import { useIsHydrating } from './useIsHydrating';

/**
 * Props of a region's component. A prop that may be `undefined` can be passed as a promise, because
 * it becomes `undefined` if the promise rejects.
 */
export type LaterProps<Props> = {
  [Name in keyof Props]: undefined extends Props[Name]
    ? Props[Name] | Promise<Exclude<Props[Name], undefined>>
    : Props[Name];
};

export interface CodeRegionProps<Props extends object> {
  /** Time at which the browser fetches the code. If it is a function, the browser calls it once. */
  when: RegionTime | (() => RegionTime);
  load: Load<Props>;
  props: LaterProps<Props>;
  /**
   * Placeholder until the code and the promises among the props have loaded, if the server sent no
   * markup; by default `fallback`.
   */
  waiting?: ReactNode;
  /**
   * Content that works without the code. Shown if the code throws; without `waiting`, also until
   * the code has loaded.
   */
  fallback?: ReactNode;
  /**
   * True if phones show the region only after scrolling. Its layout is then postponed until after
   * the first view (`design/baseCss`).
   */
  isBelowFold?: boolean;
  /**
   * True if the region renders nothing before it is used. The server then renders an empty element.
   */
  isBrowserOnly?: boolean;
  /**
   * True if the markup depends only on the language, the market and the props, which must be plain
   * data. The server then caches the markup.
   */
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

/**
 * Replaces the promises among the props by their values, and a rejected promise by `undefined`.
 * Suspends until all are settled.
 */
function settledProps<Props extends object>(props: LaterProps<Props>): Props {
  const entries = Object.entries(props).map(([name, prop]) => {
    const outcome = prop instanceof Promise ? readData(prop) : { value: prop };
    return [name, 'value' in outcome ? outcome.value : undefined];
  });
  // The cast is safe: `LaterProps` guarantees that each promise has the type of its prop, and that
  // the prop may be `undefined`.
  return Object.fromEntries(entries) as Props;
}

/**
 * True if a promise among the props has rejected. Markup that shows a failure must not be cached.
 */
const hasFailed = (props: object) =>
  Object.values(props).some((prop) => prop instanceof Promise && 'failure' in readData(prop));

function WithData<Props extends object>({ part: Part, props }: PartProps<Props>) {
  return <Part {...settledProps(props)} />;
}

/**
 * Shows the cached markup of a region. Renders the region instead if no markup is cached, or if a
 * promise among its props has rejected. The cache renders the region with its own contexts, so that
 * the markup contains no data of a visitor (decision 038).
 */
function Fragment<Props extends object>({ part: Part, props }: PartProps<Props>) {
  const { fragments } = useContext(RegionHostContext);
  const data = settledProps(props);
  const cached = hasFailed(props) ? undefined : fragments?.read(Part, data);
  return cached ?? <Part {...data} />;
}

/**
 * Shows the server's markup until the region's code, and the promises among its props, have loaded.
 * If the code cannot be fetched, the markup stays and loading is retried.
 */
function InBrowser<Props extends object>(region: CodeRegionProps<Props>) {
  const { load, props, fallback, waiting = fallback, isBelowFold } = region;
  const [when] = useState(region.when);
  const isHydrating = useIsHydrating();
  const [hasMarkup] = useState(isHydrating);
  // If the server sent no markup and the code has already loaded, the first render uses the code.
  // With `when="load"`, the first render does not use the code, so that the content around the
  // region is shown first.
  const [code, setCode] = useState(() => {
    const part = hasMarkup || when === 'load' ? undefined : loadedPart(load);
    return part && { part: memoized(part) };
  });
  const data = useRef<Promise<unknown>[]>([]);
  const promises = Object.values(props).filter((value) => value instanceof Promise);
  const [firstPromises] = useState(promises);
  // A new promise means that the visitor has navigated, so the server's markup belongs to another
  // URL.
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

/** Results of `memoized`, by the component that was passed to it. */
const memoizedParts = new WeakMap<object, Part<never>>();

/**
 * Makes a component render again only if its props change, because the components around a region
 * may render after every press. Returns the same result for the same component, because a region
 * gets its code twice if the visitor interacts during the render. If the result differed, React
 * would discard the region's content, state and focus.
 */
function memoized<Props extends object>(part: Part<Props>): Part<Props> {
  // The cast is safe: as in `loadedPart`, the props match.
  const known = memoizedParts.get(part) as Part<Props> | undefined;
  if (known) return known;
  // The cast is safe: `memo` loses the type of the props but passes them on unchanged.
  const made = memo(part) as unknown as Part<Props>;
  memoizedParts.set(part, made);
  return made;
}

/** Chooses when to fetch the code of a region for which the server sent no markup. */
function timeWithoutMarkup(when: RegionTime, fallback: ReactNode): RegionTime {
  // The placeholder's height is a guess, so the content should replace it before a visitor scrolls
  // to it.
  if (when === 'visible') return 'idle';
  // Without a fallback, the region shows nothing that a visitor could interact with.
  return when === 'interaction' && fallback === undefined ? 'visible' : when;
}
