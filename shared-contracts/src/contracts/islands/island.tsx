import { type ComponentType, lazy, memo, type ReactNode, Suspense } from 'react';
import { CachedPart } from './CachedPart';
import { IslandInBrowser } from './IslandInBrowser';
import type { IslandTime } from './onInterest';

export interface IslandOptions<Context> {
  /** A function is asked in the browser. */
  when: IslandTime | (() => IslandTime);
  /** Placeholder where the server sent no markup, until the code is there; `fallback` if left out. */
  waiting?: ReactNode;
  /** Works by itself: shown in place of the code until it is there, and after it threw. */
  fallback?: ReactNode;
  /** No phone shows it without scrolling: its markup is laid out after the first view (`design/baseCss`). */
  isBelowFold?: boolean;
  /** False for components that render nothing until they are used. */
  isServerRendered?: boolean;
  /** Its markup follows from its props, which are data, the language and the market alone (`CachedPart`). */
  isCached?: boolean;
  /** A hook whose result `load` is called with; an object that lives as long as the page. */
  useContext?: () => Context;
}

export type Island<Props> = ComponentType<Props> & {
  /** Fetches the code ahead of the first render. */
  preload: () => Promise<unknown>;
};

const noContext = () => undefined;

type Loaded<Props> = Promise<ComponentType<Props> | undefined>;

/**
 * An island: a component that the server renders and whose code the browser fetches later (decision
 * 032). Until then the server's markup stays and works as plain HTML; focus, typed text and an early
 * press are carried over. It hydrates once the promises among its props have settled. A failure costs
 * the island only, and is logged.
 *
 * @param load resolves to `undefined` if there is nothing to show yet
 */
export function island<Props extends object>(
  load: () => Loaded<Props>,
  options: IslandOptions<undefined>,
): Island<Props>;
/** Without `preload`, for there is no context before it renders. */
export function island<Props extends object, Context extends object>(
  load: (context: Context) => Loaded<Props>,
  options: IslandOptions<Context> & Required<Pick<IslandOptions<Context>, 'useContext'>>,
): ComponentType<Props>;
export function island<Props extends object>(
  load: (context?: object) => Loaded<Props>,
  options: IslandOptions<object | undefined>,
): Island<Props> {
  const { when, fallback, waiting = fallback, isBelowFold = false } = options;
  const { isServerRendered = true, isCached = false, useContext = noContext } = options;
  const loaded = new WeakMap<object, ComponentType<Props>>();
  const keyOf = (context?: object) => context ?? load;

  const loadOnce = async (context?: object) => {
    const key = keyOf(context);
    const Part = loaded.get(key) ?? (await load(context));
    if (Part) loaded.set(key, Part);
    return Part;
  };
  const serverPart = onServer(loadOnce);

  // biome-ignore lint/correctness/noComponentHookFactories: called once per island, by its module
  function Island(props: Props) {
    const context = useContext();
    if (typeof window === 'undefined') {
      const { LazyPart, Part } = serverPart(context);
      return (
        <div data-below-fold={isBelowFold ? 'part' : undefined}>
          {isServerRendered && (
            <Suspense fallback={waiting}>
              {isCached && Part ? <CachedPart part={Part} own={props} /> : <LazyPart {...props} />}
            </Suspense>
          )}
        </div>
      );
    }
    return (
      <IslandInBrowser
        load={loadOnce}
        context={context}
        loaded={loaded.get(keyOf(context))}
        when={when}
        waiting={waiting}
        fallback={fallback}
        isBelowFold={isBelowFold}
        own={props}
      />
    );
  }
  // A press that renders the page anew leaves out the islands whose props are the same.
  return Object.assign(memo(Island), { preload: () => loadOnce() });
}

interface ServerPart<Props> {
  /** One until its code fails: the next page tries again. */
  LazyPart: ComponentType<Props>;
  /** Once the code is there. */
  Part?: ComponentType<Props>;
}

function onServer<Props extends object>(
  load: (context?: object) => Loaded<Props>,
): (context?: object) => ServerPart<Props> {
  const parts = new WeakMap<object, ServerPart<Props>>();
  const loadModule = async (context: object | undefined, key: object) => {
    try {
      const Part = await load(context);
      if (!Part) throw new Error('There is nothing to render.');
      const part = parts.get(key);
      if (part) part.Part = Part;
      return { default: Part };
    } catch (error) {
      parts.delete(key);
      throw error;
    }
  };
  return (context) => {
    const key = context ?? load;
    const lazyPart = () => lazy<ComponentType<Props>>(() => loadModule(context, key));
    // `lazy` loses the type of the props; it hands them on as they are.
    const part = parts.get(key) ?? { LazyPart: lazyPart() as unknown as ComponentType<Props> };
    parts.set(key, part);
    return part;
  };
}
