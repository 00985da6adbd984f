import { island } from '@marketplace/contracts/islands';
import type { RemoteName } from '@marketplace/contracts/pages/pageTable';
import type { ReactNode } from 'react';
import { useWidgetLoader, type WidgetLoader } from '../page/contexts';

/**
 * An island whose code is a widget of a remote. While the remote is down the server's markup or the
 * fallback stays, and the next interaction tries again.
 *
 * @param module exposed module without `./`, such as `SearchBox`
 * @param fallback useful by itself and of the same size: shown while the widget is not loaded
 */
export const remoteWidget = (remote: RemoteName, module: string, fallback: ReactNode) =>
  island((widgets: WidgetLoader) => widgets.load(remote, module), {
    when: 'interaction',
    fallback,
    useContext: useWidgetLoader,
  });
