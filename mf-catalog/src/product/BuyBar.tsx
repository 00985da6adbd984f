import { useLingui } from '@lingui/react/macro';
import { formatTaka } from '@marketplace/contracts/commerce/money';
import styled from '@marketplace/contracts/styled';
import type { RefObject } from 'react';
import { BuyButton } from '../purchase/BuyButton';
import { useChoice } from '../purchase/PurchaseProvider';
import { twoColumns } from './ProductPage.styles';
import { useIsInView } from './useIsInView';

interface BuyBarProps {
  /** Element that contains the real buy button. */
  buyBox: RefObject<Element | null>;
}

/**
 * A second buy button at the lower edge of phones. It appears while the real buy button is out of
 * view. The end of the page reserves room for the bar, so that it causes no layout shift and covers
 * nothing permanently.
 */
export function BuyBar({ buyBox }: BuyBarProps) {
  const { i18n } = useLingui();
  const { product, variant, selection } = useChoice();
  const isShown = !useIsInView(buyBox);
  return (
    <Root $isShown={isShown}>
      <Summary>
        {isShown && <strong>{formatTaka((variant ?? product).price, i18n.locale)}</strong>}
        {isShown && selection.length > 0 && <Chosen>{selection.join(', ')}</Chosen>}
      </Summary>
      <BuyButton />
    </Root>
  );
}

const Root = styled.div<{ $isShown: boolean }>`
  position: sticky;
  z-index: var(--z-sticky);
  inset-block-end: 0;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 var(--space-3);
  padding: var(--space-2) var(--gutter);
  padding-block-end: max(var(--space-2), env(safe-area-inset-bottom));
  border-block-start: 1px solid var(--color-line);
  background: var(--color-surface);
  /* While hidden, the bar cannot be focused and is not read out. */
  visibility: ${({ $isShown }) => ($isShown ? 'visible' : 'hidden')};

  > button {
    flex: 1.3 8rem;
  }

  ${twoColumns} {
    display: none;
  }

  /* Leaves out the bar on a phone in landscape, where it would cover a third of the screen. */
  @media (max-height: 420px) {
    display: none;
  }
`;

const Summary = styled.div`
  display: grid;
  flex: 1 8rem;
  min-width: 0;
  font-variant-numeric: tabular-nums;
  line-height: var(--leading-snug);
`;

const Chosen = styled.span`
  overflow: hidden;
  color: var(--color-ink-soft);
  font-size: var(--text-s);
  text-overflow: ellipsis;
  white-space: nowrap;
`;
