import { useLingui } from '@lingui/react/macro';
import { bus } from '@marketplace/contracts/events';
import { type ComponentType, type MouseEvent, useState } from 'react';
import type { LightboxProps } from './Lightbox';

interface OpenLightbox {
  /** `undefined` while it is closed. */
  opened: { first: number; Lightbox: ComponentType<LightboxProps> } | undefined;
  /** A link's own: without the lightbox it leads to the picture itself. */
  open: (event: MouseEvent, index: number) => void;
  /** Fetches the code ahead, when somebody turns to the pictures. */
  prepare: () => void;
  close: () => void;
}

const load = () => import(/* webpackChunkName: "catalog-lightbox" */ './Lightbox');

/** The large view of the pictures, whose code comes when somebody is about to want it. */
export function useLightbox(): OpenLightbox {
  const { t } = useLingui();
  const [opened, setOpened] = useState<OpenLightbox['opened']>();
  return {
    opened,
    open: (event, index) => {
      // A new tab or window is the browser's.
      if (event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      load().then(
        ({ Lightbox }) => setOpened({ first: index, Lightbox }),
        () => bus.publish('toast:requested', { kind: 'error', message: t`Something went wrong` }),
      );
    },
    prepare: () => void load().catch(() => undefined),
    close: () => setOpened(undefined),
  };
}
