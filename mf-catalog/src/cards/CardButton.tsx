import { useLingui } from '@lingui/react/macro';
import { use } from 'react';
import { Round } from './CardButton.styles';
import { AddButtonsContext, type CardAction, cardButton, pressCard } from './CardsRegion';
import type { CardProduct } from './cardData';

interface CardButtonProps {
  action: CardAction;
  product: Pick<CardProduct, 'handle' | 'name'>;
}

/**
 * The button of a card. With `add`, it adds one piece, and a stepper then covers the button. With
 * `view`, it opens the quick view.
 */
export function CardButton({ action, product }: CardButtonProps) {
  const { t } = useLingui();
  const addButtons = use(AddButtonsContext);
  const { handle, name } = product;
  const isView = action === 'view';
  return (
    <Round
      {...cardButton(action, handle)}
      ref={isView ? undefined : addButtons?.add}
      aria-label={isView ? t`Quick view of ${name}` : t`Add ${name} to cart`}
      aria-haspopup={isView ? 'dialog' : undefined}
      onClick={({ currentTarget }) => pressCard(currentTarget)}
    />
  );
}
