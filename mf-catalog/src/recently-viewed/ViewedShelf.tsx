import { Trans, useLingui } from '@lingui/react/macro';
import {
  clearViewed,
  customerOf,
  readViewed,
} from '@marketplace/contracts/commerce/viewedProducts';
import { productPath } from '@marketplace/contracts/routes';
import styled from '@marketplace/contracts/styled';
import { Button } from '@marketplace/contracts/ui/Button';
import { Cluster } from '@marketplace/contracts/ui/Cluster';
import { Container } from '@marketplace/contracts/ui/Container';
import { Picture } from '@marketplace/contracts/ui/Picture';
import { Stack } from '@marketplace/contracts/ui/Stack';
import { type RefObject, useMemo, useState } from 'react';
import { useRetained } from '../../contracts';
import { Card, Name, NameLink, Photo } from '../cards/Card.styles';
import { CardButton } from '../cards/CardButton';
import { SHELF_PICTURE_SIZES, Shelf } from '../cards/Shelf.styles';
import { useIsBelowViewport } from './useIsBelowViewport';

interface ViewedShelfProps {
  /** Element that contains the shelf. `current` is `null` in the first render of a page. */
  container: RefObject<HTMLElement | null>;
}

/**
 * The products that were recently viewed on this device, each with picture and name. A button
 * clears them.
 */
export function ViewedShelf({ container }: ViewedShelfProps) {
  const { t } = useLingui();
  const customer = customerOf(useRetained('session:changed'));
  const products = useMemo(() => (customer === undefined ? [] : readViewed(customer)), [customer]);
  const [isCleared, setIsCleared] = useState(false);
  const mayShow = useIsBelowViewport(container);
  const handleClear = () => {
    clearViewed();
    setIsCleared(true);
  };

  if (!mayShow || products.length === 0) return null;
  if (isCleared) {
    return (
      <Frame>
        {/* Takes the focus, because the focused Clear button is gone. */}
        <Cleared role="status" tabIndex={-1} ref={focusOnMount}>
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
          {products.map(({ uuid, handle, name, nameLanguage, ...picture }) => (
            <li key={uuid}>
              <Card>
                <Photo>
                  <Picture {...picture} alt="" sizes={SHELF_PICTURE_SIZES} />
                </Photo>
                <Name>
                  <NameLink to={productPath(handle)} lang={nameLanguage}>
                    {name}
                  </NameLink>
                </Name>
                <CardButton action="view" product={{ handle, name }} />
              </Card>
            </li>
          ))}
        </Shelf>
      </Stack>
    </Frame>
  );
}

// Defined outside the component, because React would call a function from inside the component
// after each render, and each call would move the focus.
const focusOnMount = (element: HTMLElement | null) => element?.focus();

export const Frame = styled(Container)`
  padding-block-end: var(--space-12);
`;

const Cleared = styled.p`
  color: var(--color-ink-soft);
`;
