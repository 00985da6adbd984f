import {
  type ComponentType,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { type KeptState, keepState, notePress, restoreState } from './keptState';
import { onIdle } from './onIdle';
import { RegionBoundary } from './RegionBoundary';
import { useWidgetLoader } from './WidgetLoader';
import { watchTyping } from './watchTyping';

interface LateRegionProps {
  /** The region's code, or `undefined` when it cannot be had now. The same function every time. */
  load: () => Promise<ComponentType | undefined>;
  /** `intent`: when the visitor turns to it; `idle`: then, or as soon as there is nothing to do. */
  when: 'intent' | 'idle';
  /** Shown until the code is there where the server sent no markup. */
  fallback: ReactNode;
}

/** `server`: the markup that came with the page, which React leaves alone. */
type Shown = 'server' | 'fallback' | { Region: ComponentType };

/**
 * A region whose markup works as plain HTML until its code arrives and takes over, with what was
 * typed, opened, focused or pressed meanwhile. Code that cannot be fetched, or that throws, costs
 * nothing: the markup or the fallback stays, and missing code is tried again.
 */
export function LateRegion({ load, when, fallback }: LateRegionProps) {
  const { isHydrating } = useWidgetLoader();
  const region = useRef<HTMLDivElement>(null);
  const kept = useRef<KeptState>(undefined);
  const [shown, setShown] = useState<Shown>(() => (isHydrating() ? 'server' : 'fallback'));
  const isAwake = typeof shown === 'object';

  useEffect(() => {
    const element = region.current;
    if (!element || isAwake) return;
    let isGone = false;
    let pressed: KeptState['pressed'];
    let again: ReturnType<typeof setTimeout> | undefined;
    const typing = watchTyping(element);
    const wake = async () => {
      const Region = await load();
      await typing.rest();
      if (isGone) return;
      if (!Region) {
        clearTimeout(again);
        if (when === 'idle') again = setTimeout(wake, TRY_AGAIN_MS);
        return;
      }
      kept.current = keepState(element, pressed);
      // At once: a key that is pressed before React gets round to it would be lost.
      flushSync(() => setShown({ Region }));
    };
    const handlePress = ({ target }: Event) => {
      pressed = notePress(element, target) ?? pressed;
    };
    element.addEventListener('click', handlePress);
    const stopIntent = onIntent(element, wake);
    const stopIdle = when === 'idle' ? onIdle(() => void wake()) : undefined;
    return () => {
      isGone = true;
      clearTimeout(again);
      typing.stop();
      element.removeEventListener('click', handlePress);
      stopIntent();
      stopIdle?.();
    };
  }, [load, when, isAwake]);

  useLayoutEffect(() => {
    if (isAwake && region.current) restoreState(region.current, kept.current);
  }, [isAwake]);

  if (shown === 'server') {
    // React neither compares nor touches what is inside an element whose HTML it is told to skip.
    // biome-ignore lint/security/noDangerouslySetInnerHtml: the value is empty and never applied
    return <div ref={region} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />;
  }
  return (
    <div ref={region} key="awake">
      {isAwake ? (
        <RegionBoundary name="late" fallback={fallback}>
          <shown.Region />
        </RegionBoundary>
      ) : (
        fallback
      )}
    </div>
  );
}

type Wake = () => Promise<void>;

/** A region that nobody turns to, such as the toasts, would otherwise never come. */
const TRY_AGAIN_MS = 10_000;

function onIntent(element: Element, wake: Wake): () => void {
  const intents = ['focusin', 'pointerenter', 'touchstart'] as const;
  for (const intent of intents) element.addEventListener(intent, wake, { passive: true });
  if (element.contains(document.activeElement)) void wake();
  return () => {
    for (const intent of intents) element.removeEventListener(intent, wake);
  };
}
