import type { RemoteWidgetModule } from '@marketplace/contracts/remote/RemoteModules';
import type { RemoteName } from '@marketplace/contracts/routes';
import { type ReactNode, Suspense, useMemo } from 'react';
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
  const Widget = useMemo(() => loader.widget(remote, module), [loader, remote, module]);
  return (
    <div
      onFocusCapture={() => loader.wake(remote, module)}
      onPointerEnter={() => loader.wake(remote, module)}
    >
      <Suspense fallback={fallback}>
        <Widget />
      </Suspense>
    </div>
  );
}

export type WidgetModule = RemoteWidgetModule<object>;
