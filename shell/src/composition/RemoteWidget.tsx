import type { RemoteName } from '@marketplace/contracts/routes';
import { type ReactNode, Suspense, useEffect, useRef } from 'react';
import { useWidgetLoader } from './WidgetLoader';

interface RemoteWidgetProps {
  remote: RemoteName;
  /** Exposed module without `./`, such as `SearchBox`. */
  module: string;
  /** Useful by itself, and of the same size: shown while and whenever the widget is not there. */
  fallback: ReactNode;
}

/**
 * A widget of a remote inside the shell's own markup. The server renders it where it has the
 * remote. In the browser that markup works as plain HTML until the visitor turns to it (pointer or
 * focus); only then the code is fetched and the region hydrates. A remote that is down costs
 * nothing: the markup stays as it is, and the next touch tries again.
 */
export function RemoteWidget({ remote, module, fallback }: RemoteWidgetProps) {
  const loader = useWidgetLoader();
  const region = useRef<HTMLDivElement>(null);
  const Widget = loader.widget(remote, module);

  // React holds back events of a region that is not hydrated yet: only the DOM itself tells.
  useEffect(() => {
    const element = region.current;
    const wake = () => loader.wake(remote, module);
    const intents = ['focusin', 'pointerenter', 'touchstart'] as const;
    for (const intent of intents) element?.addEventListener(intent, wake, { passive: true });
    if (element?.contains(document.activeElement)) wake();
    return () => {
      for (const intent of intents) element?.removeEventListener(intent, wake);
    };
  }, [loader, remote, module]);

  return (
    <div ref={region}>
      <Suspense fallback={fallback}>
        <Widget />
      </Suspense>
    </div>
  );
}
