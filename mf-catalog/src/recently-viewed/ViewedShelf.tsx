import { Trans, useLingui } from '@lingui/react/macro';
import { useRetained } from '@marketplace/contracts/events';
import { productPath } from '@marketplace/contracts/routes';
import { Button } from '@marketplace/contracts/ui/Button';
import { CardLink } from '@marketplace/contracts/ui/CardLink';
import { Cluster } from '@marketplace/contracts/ui/Cluster';
import { Picture } from '@marketplace/contracts/ui/Picture';
import { Stack } from '@marketplace/contracts/ui/Stack';
import { type RefObject, useMemo, useState } from 'react';
import { Shelf } from '../shelf/Shelf';
import { customerOf } from './customerOf';
import { useIsBelowSight } from './useIsBelowSight';
import { Card, Cleared, Frame, Name } from './ViewedShelf.styles';
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
                <Picture {...picture} alt="" sizes="(min-width: 881px) 200px, 30vw" />
                <Name>
                  <CardLink to={productPath(handle)}>{name}</CardLink>
                </Name>
              </Card>
            </li>
          ))}
        </Shelf>
      </Stack>
    </Frame>
  );
}
