import { onIdle } from '@marketplace/contracts/onIdle';
import {
  type ComponentType,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { useWidgetLoader } from '../../page/contexts';
import {
  captureInteraction,
  capturePress,
  type InteractionState,
  restoreInteraction,
} from './interactionState';
import { RegionBoundary } from './RegionBoundary';
import { trackImeComposition } from './trackImeComposition';

interface DeferredRegionProps {
  /** Loads the region's code; `undefined` when it fails. Must be the same function on every render. */
  load: () => Promise<ComponentType | undefined>;
  /** `intent`: hydrates on focus, hover or touch; `idle`: on intent or when the browser is idle. */
  when: 'intent' | 'idle';
  /** Shown until the code is loaded when the server sent no markup. */
  fallback: ReactNode;
}

/** `server`: the server's markup, which React does not touch. */
type Shown = 'server' | 'fallback' | { Region: ComponentType };

/**
 * A region with deferred hydration: its markup works as plain HTML until its code is loaded and renders
 * in its place, with input, open details, focus and the last press carried over. If the code fails to
 * load or throws, the markup or the fallback stays, and loading is retried.
 */
export function DeferredRegion({ load, when, fallback }: DeferredRegionProps) {
  const { isHydrating } = useWidgetLoader();
  const region = useRef<HTMLDivElement>(null);
  const captured = useRef<InteractionState>(undefined);
  const [shown, setShown] = useState<Shown>(() => (isHydrating() ? 'server' : 'fallback'));
  const isHydrated = typeof shown === 'object';

  useEffect(() => {
    const element = region.current;
    if (!element || isHydrated) return;
    const unmount = new AbortController();
    const { signal } = unmount;
    let pressed: InteractionState['pressed'];
    let retryTimer: ReturnType<typeof setTimeout> | undefined;
    const imeSettled = trackImeComposition(element, signal);
    const hydrate = async () => {
      const Region = await load();
      await imeSettled();
      if (signal.aborted) return;
      if (!Region) {
        clearTimeout(retryTimer);
        if (when === 'idle') retryTimer = setTimeout(hydrate, RETRY_MS);
        return;
      }
      captured.current = captureInteraction(element, pressed);
      // Synchronously: a key pressed before React renders would be lost.
      flushSync(() => setShown({ Region }));
    };
    const handlePress = ({ target }: Event) => {
      pressed = capturePress(element, target) ?? pressed;
    };
    element.addEventListener('click', handlePress, { signal });
    onIntent(element, hydrate, signal);
    const stopIdle = when === 'idle' ? onIdle(() => void hydrate()) : undefined;
    return () => {
      unmount.abort();
      clearTimeout(retryTimer);
      stopIdle?.();
    };
  }, [load, when, isHydrated]);

  useLayoutEffect(() => {
    if (isHydrated && region.current) restoreInteraction(region.current, captured.current);
  }, [isHydrated]);

  if (shown === 'server') {
    // React neither compares nor touches the content of an element with dangerouslySetInnerHTML.
    // biome-ignore lint/security/noDangerouslySetInnerHtml: the value is empty and never applied
    return <div ref={region} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />;
  }
  return (
    <div ref={region} key="hydrated">
      {isHydrated ? (
        <RegionBoundary name="deferred" fallback={fallback}>
          <shown.Region />
        </RegionBoundary>
      ) : (
        fallback
      )}
    </div>
  );
}

type Hydrate = () => Promise<void>;

/** Retry of idle regions: some, such as the toasts, never get an intent. */
const RETRY_MS = 10_000;

function onIntent(element: Element, hydrate: Hydrate, signal: AbortSignal): void {
  const intents = ['focusin', 'pointerenter', 'touchstart'] as const;
  for (const intent of intents) {
    element.addEventListener(intent, hydrate, { passive: true, signal });
  }
  if (element.contains(document.activeElement)) void hydrate();
}
