import type { MarketConfig } from '@marketplace/contracts/marketConfig';
import { toast } from '@marketplace/contracts/notices';
import { useLocation } from '@marketplace/contracts/router';
import { type ComponentProps, type ComponentType, useContext, useEffect, useState } from 'react';
import { bus } from '../../contracts';
import { logFailure } from '../errors/logFailure';
import { type Purpose, readConsent } from '../page/consent';
import { PageTableContext, useMarketConfig } from '../page/contexts';
import type { ConsentPanel } from './ConsentPanel';
import { isPageToBrowse, useIsLaterPage } from './noticePages';
import { useMeasuring } from './useMeasuring';

interface Loaded {
  purposes: Purpose[];
  Panel: ComponentType<ComponentProps<typeof ConsentPanel>>;
}

/**
 * Shows the consent notice until the visitor answers it. It appears from the second page of a visit
 * on, but only on pages to look around (`isPageToBrowse`). Opens the consent dialog on
 * `consent:choice-requested`. Before an answer, the shop does nothing that needs consent.
 */
export function ConsentHost() {
  const config = useMarketConfig();
  const pages = useContext(PageTableContext);
  const { pathname } = useLocation();
  const [loaded, setLoaded] = useState<Loaded>();
  const [isChoosing, setIsChoosing] = useState(false);
  const isLaterPage = useIsLaterPage(pathname);
  const isAsking = isLaterPage && isPageToBrowse(pages, pathname) && !readConsent();
  useMeasuring(config);

  useEffect(() => {
    const consent = readConsent();
    if (consent) bus.publish('consent:changed', consent);
    return bus.subscribe('consent:choice-requested', () => {
      const open = async () => {
        setLoaded(await loadPanel(config));
        setIsChoosing(true);
      };
      open().catch((error: unknown) => {
        logFailure('consent', error);
        void toast.failure(error);
      });
    });
  }, [config]);

  useEffect(() => {
    if (!isAsking) return;
    // If the notice cannot be loaded, it is loaded again only when `isAsking` is true again, e.g.
    // after the visitor has opened the cart and returned.
    loadPanel(config).then(setLoaded, (error: unknown) => logFailure('consent', error));
  }, [isAsking, config]);

  if (!loaded) return null;
  const { Panel, purposes } = loaded;
  if (!isChoosing && !(isAsking && purposes.length > 0)) return null;
  return (
    <Panel
      kind={isChoosing ? 'dialog' : 'notice'}
      purposes={purposes}
      onChoose={() => setIsChoosing(true)}
      onAnswered={() => {
        setIsChoosing(false);
        setLoaded(undefined);
      }}
      onClose={() => setIsChoosing(false)}
    />
  );
}

async function loadPanel(config: MarketConfig): Promise<Loaded> {
  const [{ ConsentPanel }, { loadPurposes }] = await Promise.all([
    import(/* webpackChunkName: "consent" */ './ConsentPanel'),
    import(/* webpackChunkName: "consent" */ './loadPurposes'),
  ]);
  return { purposes: await loadPurposes(config), Panel: ConsentPanel };
}
