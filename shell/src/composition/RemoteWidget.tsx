import type { RemoteName } from '@marketplace/contracts/pages/pageTable';
import { type ReactNode, Suspense, useCallback } from 'react';
import { useWidgetLoader } from '../page/contexts';
import { DeferredRegion } from './hydration/DeferredRegion';

interface RemoteWidgetProps {
  remote: RemoteName;
  /** Exposed module without `./`, such as `SearchBox`. */
  module: string;
  /** Useful by itself and of the same size: shown while the widget is not loaded. */
  fallback: ReactNode;
}

/**
 * A widget of a remote inside the shell's own markup. The server renders it if the remote is loaded; in
 * the browser it hydrates on intent. If the remote is down, the markup or the fallback stays and the
 * next interaction retries.
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

function InBrowser({ remote, module, fallback }: RemoteWidgetProps) {
  const loader = useWidgetLoader();
  const load = useCallback(() => loader.load(remote, module), [loader, remote, module]);
  return <DeferredRegion load={load} when="intent" fallback={fallback} />;
}
