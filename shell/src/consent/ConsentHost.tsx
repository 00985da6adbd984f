import { toast } from '@marketplace/contracts/notices';
import { type ComponentProps, type ComponentType, useEffect, useState } from 'react';
import { bus } from '../../contracts';
import { logFailure } from '../errors/logFailure';
import { type Purpose, readConsent } from '../page/consent';
import { useMarketConfig } from '../page/contexts';
import type { ConsentPanel } from './ConsentPanel';
import { loadPurposes } from './loadPurposes';
import { useMeasuring } from './useMeasuring';

interface Shown {
  kind: 'notice' | 'dialog';
  purposes: Purpose[];
  Panel: ComponentType<ComponentProps<typeof ConsentPanel>>;
}

/**
 * Shows the consent notice until the visitor answers it. Opens the consent dialog on
 * `consent:choice-requested`. Before an answer, the shop does nothing that needs consent.
 */
export function ConsentHost() {
  const config = useMarketConfig();
  const [shown, setShown] = useState<Shown>();
  useMeasuring(config);

  useEffect(() => {
    const show = async (kind: Shown['kind']) => {
      const purposes = await loadPurposes(config);
      if (kind === 'notice' && purposes.length === 0) return;
      const { ConsentPanel } = await import(/* webpackChunkName: "consent" */ './ConsentPanel');
      // If the visitor has opened the dialog meanwhile, it stays open.
      setShown((open) =>
        open?.kind === 'dialog' ? open : { kind, purposes, Panel: ConsentPanel },
      );
    };
    const consent = readConsent();
    if (consent) bus.publish('consent:changed', consent);
    // If the notice cannot be loaded, it is tried again on the next page.
    else show('notice').catch((error: unknown) => logFailure('consent', error));
    return bus.subscribe('consent:choice-requested', () => {
      show('dialog').catch((error: unknown) => {
        logFailure('consent', error);
        void toast.failure(error);
      });
    });
  }, [config]);

  if (!shown) return null;
  const { Panel, ...panel } = shown;
  const isStillAsked = () => panel.purposes.length > 0 && !readConsent();
  return (
    <Panel
      {...panel}
      onChoose={() => setShown({ ...shown, kind: 'dialog' })}
      onAnswered={() => setShown(undefined)}
      onClose={() => setShown(isStillAsked() ? { ...shown, kind: 'notice' } : undefined)}
    />
  );
}
