import {
  type ComponentType,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { type KeptInput, keepInput, restoreInput } from './keptInput';
import { useWidgetLoader } from './WidgetLoader';

interface LateRegionProps {
  /** The region's code, or `undefined` when it cannot be had now. The same function every time. */
  load: () => Promise<ComponentType | undefined>;
  /** `intent`: when the visitor turns to it; `idle`: as soon as the browser has nothing to do. */
  when: 'intent' | 'idle';
  /** Shown until the code is there where the server sent no markup. */
  fallback: ReactNode;
}

/** `server`: the markup that came with the page, which React leaves alone. */
type Shown = 'server' | 'fallback' | { Region: ComponentType };

/**
 * A region whose markup works as plain HTML until its code arrives and takes over, with what was
 * typed. Code that cannot be fetched costs nothing: the markup stays, and is tried again.
 */
export function LateRegion({ load, when, fallback }: LateRegionProps) {
  const { isHydrating } = useWidgetLoader();
  const region = useRef<HTMLDivElement>(null);
  const kept = useRef<KeptInput>(undefined);
  const [shown, setShown] = useState<Shown>(() => (isHydrating() ? 'server' : 'fallback'));
  const isAwake = typeof shown === 'object';

  useEffect(() => {
    const element = region.current;
    if (!element || isAwake) return;
    let isGone = false;
    const wake = async () => {
      const Region = await load();
      if (!Region || isGone) return;
      kept.current = keepInput(element);
      setShown({ Region });
    };
    const stop = when === 'idle' ? onIdle(wake) : onIntent(element, wake);
    return () => {
      isGone = true;
      stop();
    };
  }, [load, when, isAwake]);

  useLayoutEffect(() => {
    if (isAwake && region.current) restoreInput(region.current, kept.current);
  }, [isAwake]);

  if (shown === 'server') {
    // React neither compares nor touches what is inside an element whose HTML it is told to skip.
    // biome-ignore lint/security/noDangerouslySetInnerHtml: the value is empty and never applied
    return <div ref={region} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />;
  }
  return (
    <div ref={region} key="awake">
      {isAwake ? <shown.Region /> : fallback}
    </div>
  );
}

type Wake = () => Promise<void>;

const IDLE_LIMIT_MS = 2000;

function onIdle(wake: Wake): () => void {
  // Safari has no idle callback.
  if (!window.requestIdleCallback) {
    const timer = setTimeout(wake, IDLE_LIMIT_MS);
    return () => clearTimeout(timer);
  }
  const id = requestIdleCallback(() => void wake(), { timeout: IDLE_LIMIT_MS });
  return () => cancelIdleCallback(id);
}

function onIntent(element: Element, wake: Wake): () => void {
  const intents = ['focusin', 'pointerenter', 'touchstart'] as const;
  for (const intent of intents) element.addEventListener(intent, wake, { passive: true });
  if (element.contains(document.activeElement)) void wake();
  return () => {
    for (const intent of intents) element.removeEventListener(intent, wake);
  };
}
