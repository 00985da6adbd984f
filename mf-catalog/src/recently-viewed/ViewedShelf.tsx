import { Trans, useLingui } from '@lingui/react/macro';
import { useRetained } from '@marketplace/contracts/events';
import { productPath } from '@marketplace/contracts/routes';
import { Button } from '@marketplace/contracts/ui/Button';
import { Cluster } from '@marketplace/contracts/ui/Cluster';
import { Picture } from '@marketplace/contracts/ui/Picture';
import { Stack } from '@marketplace/contracts/ui/Stack';
import { type RefObject, useMemo, useState } from 'react';
import { Card, Name, NameLink, Photo } from '../card-frame/cardFrame';
import { QuickViewButton } from '../quick-view-button/QuickViewButton';
import { SHELF_PICTURE_SIZES, Shelf } from '../shelf/Shelf';
import { customerOf } from './customerOf';
import { useIsBelowSight } from './useIsBelowSight';
import { Cleared, Frame } from './ViewedShelf.styles';
import { clearViewed, readViewed } from './viewedProducts';

interface ViewedShelfProps {
  /** Where it goes on a page that is already looked at. */
  place: RefObject<HTMLElement | null> | undefined;
}

/** What this device was shown lately: a picture and a name each, and a button that forgets it. */
export function ViewedShelf({ place }: ViewedShelfProps) {
  const { t } = useLingui();
  const customer = customerOf(useRetained('session:changed'));
  const products = useMemo(() => (customer === undefined ? [] : readViewed(customer)), [customer]);
  const [isCleared, setIsCleared] = useState(false);
  const mayShow = useIsBelowSight(place);
  const handleClear = () => {
    clearViewed();
    setIsCleared(true);
  };

  if (!mayShow || products.length === 0) return null;
  if (isCleared) {
    return (
      <Frame>
        {/* The button that had the focus is gone. */}
        <Cleared role="status" tabIndex={-1} ref={(element) => element?.focus()}>
          <Trans>Your recently viewed products are cleared.</Trans>
        </Cleared>
      </Frame>
    );
  }
  return (
    <Frame>
      <Stack as="section" aria-labelledby="recently-viewed">
        <Cluster $justify="between">
          <h2 id="recently-viewed">
            <Trans>Recently viewed</Trans>
          </h2>
          <Button variant="quiet" aria-label={t`Clear recently viewed`} onClick={handleClear}>
            <Trans>Clear</Trans>
          </Button>
        </Cluster>
        <Shelf $kind="narrow">
          {products.map(({ uuid, handle, name, ...picture }) => (
            <li key={uuid}>
              <Card>
                <Photo>
                  <Picture {...picture} alt="" sizes={SHELF_PICTURE_SIZES} />
                </Photo>
                <Name>
                  <NameLink to={productPath(handle)}>{name}</NameLink>
                </Name>
                <QuickViewButton product={{ handle, name }} />
              </Card>
            </li>
          ))}
        </Shelf>
      </Stack>
    </Frame>
  );
}
