import type { RemoteName } from '@marketplace/contracts/routes';
import { type ReactNode, Suspense, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type KeptInput, keepInput, restoreInput } from './keptInput';
import { useWidgetLoader, type Widget } from './WidgetLoader';

interface RemoteWidgetProps {
  remote: RemoteName;
  /** Exposed module without `./`, such as `SearchBox`. */
  module: string;
  /** Useful by itself, and of the same size: shown while and whenever the widget is not there. */
  fallback: ReactNode;
}

/**
 * A widget of a remote inside the shell's own markup. The server renders it where it has the
 * remote. In the browser that markup stays as it is, working as plain HTML, until the visitor turns
 * to it (pointer or focus); only then the code is fetched and takes over, with what was typed. A
 * remote that is down costs nothing: the markup stays, and the next touch tries again.
 */
export function RemoteWidget(props: RemoteWidgetProps) {
  return typeof window === 'undefined' ? <OnServer {...props} /> : <InBrowser {...props} />;
}

function OnServer({ remote, module, fallback }: RemoteWidgetProps) {
  const Widget = useWidgetLoader().serverWidget(remote, module);
  return (
    <div>
      <Suspense fallback={fallback}>
        <Widget />
      </Suspense>
    </div>
  );
}

/** `server`: the markup that came with the page, which React leaves alone. */
type Shown = 'server' | 'fallback' | { Widget: Widget };

function InBrowser({ remote, module, fallback }: RemoteWidgetProps) {
  const loader = useWidgetLoader();
  const region = useRef<HTMLDivElement>(null);
  const kept = useRef<KeptInput>(undefined);
  const [shown, setShown] = useState<Shown>(() => (loader.isHydrating() ? 'server' : 'fallback'));
  const isAwake = typeof shown === 'object';

  useEffect(() => {
    const element = region.current;
    if (!element || isAwake) return;
    let isGone = false;
    const wake = async () => {
      const Widget = await loader.load(remote, module);
      if (!Widget || isGone) return;
      kept.current = keepInput(element);
      setShown({ Widget });
    };
    const intents = ['focusin', 'pointerenter', 'touchstart'] as const;
    for (const intent of intents) element.addEventListener(intent, wake, { passive: true });
    if (element.contains(document.activeElement)) void wake();
    return () => {
      isGone = true;
      for (const intent of intents) element.removeEventListener(intent, wake);
    };
  }, [loader, remote, module, isAwake]);

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
      {isAwake ? <shown.Widget /> : fallback}
    </div>
  );
}
