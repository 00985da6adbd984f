import type { RemoteName } from '@marketplace/contracts/routes';
import { type ReactNode, Suspense, useCallback } from 'react';
import { LateRegion } from './LateRegion';
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
 * remote; in the browser its code is fetched when the visitor turns to it. A remote that is down
 * costs nothing: the markup or the fallback stays, and the next touch tries again.
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
  return <LateRegion load={load} when="intent" fallback={fallback} />;
}
