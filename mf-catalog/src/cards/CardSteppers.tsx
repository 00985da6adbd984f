import type { EventMap } from '@marketplace/contracts/events';
import { newRequestId } from '@marketplace/contracts/events/busRequest';
import { Region } from '@marketplace/contracts/rendering';
import { QuantityStepper } from '@marketplace/contracts/ui/QuantityStepper';
import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { bus, useRetained } from '../../contracts';
import { StepperPlace } from './CardButton.styles';

/** The "+" buttons of a region's cards, over which steppers are rendered. */
export interface AddButtons {
  /** @returns a function that removes the button */
  add: (button: HTMLButtonElement) => () => void;
  /** @returns the buttons on the page; the same array until a button is added or removed */
  read: () => readonly HTMLButtonElement[];
  subscribe: (listener: () => void) => () => void;
}

/**
 * Renders a stepper over the "+" of each card whose product is in the cart. The stepper shows the
 * quantity between a minus and a plus button.
 */
export function CardSteppers({ buttons }: { buttons: AddButtons }) {
  const lines = useCartLines();
  const shown = useSyncExternalStore(buttons.subscribe, buttons.read);
  return shown.flatMap((button) => {
    const line = lines.get(button.value);
    if (!line || !button.parentElement) return [];
    return [
      <Region key={button.value} into={button.parentElement}>
        <CardStepper button={button} {...line} />
      </Region>,
    ];
  });
}

interface CartLine {
  productUuid: string;
  name: string;
  /** The quantity after all pending requests, at least 1. */
  quantity: number;
}

interface CardStepperProps extends CartLine {
  button: HTMLElement;
}

function CardStepper({ button, name, productUuid, quantity }: CardStepperProps) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = place.current;
    if (document.activeElement === button)
      element?.querySelector<HTMLElement>('button:last-of-type')?.focus();
    button.inert = true;
    return () => {
      button.inert = false;
      if (element?.contains(document.activeElement)) button.focus();
    };
  }, [button]);
  const handleChange = (next: number) =>
    bus.publish('cart:quantity-requested', {
      requestId: newRequestId(),
      productUuid,
      change: next - quantity,
    });
  return (
    <StepperPlace ref={place}>
      <QuantityStepper quantity={quantity} minimum={0} onChange={handleChange} itemName={name} />
    </StepperPlace>
  );
}

/**
 * Maps product handles to cart lines, as far as this tab knows the cart. Leaves out products with
 * variants, and products whose last piece is being removed.
 */
function useCartLines(): Map<string, CartLine> {
  const held = useRetained('cart:changed')?.cartItems ?? [];
  const [expected, setExpected] = useState<EventMap['cart:quantity-expected']['items']>();
  useEffect(() => bus.subscribe('cart:quantity-expected', ({ items }) => setExpected(items)), []);
  const lines = held.flatMap(({ product, variant, quantity: now }): [string, CartLine][] => {
    const productUuid = product.uuid;
    const change = expected?.find((item) => item.productUuid === productUuid);
    const quantity = change?.quantity ?? now;
    const { handle, name } = product;
    return variant || quantity < 1 ? [] : [[handle, { productUuid, name, quantity }]];
  });
  return new Map(lines);
}
