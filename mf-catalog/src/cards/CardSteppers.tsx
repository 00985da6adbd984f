import { bus, type EventMap, useRetained } from '@marketplace/contracts/events';
import { newRequestId } from '@marketplace/contracts/events/busRequest';
import { createPortal } from '@marketplace/contracts/islands';
import { QuantityStepper } from '@marketplace/contracts/ui/QuantityStepper';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { StepperPlace } from './CardButton.styles';
import { readCard } from './pressCard';

interface CardSteppersProps {
  /** The element that holds the cards, whichever component they are of. */
  container: RefObject<HTMLElement | null>;
}

/** Over the "+" of each card whose product is in the cart: how many pieces, with minus and plus. */
export function CardSteppers({ container }: CardSteppersProps) {
  const lines = useCartLines();
  const buttons = useAddButtons(container);
  return buttons.flatMap((button) => {
    const card = button.parentElement;
    const { handle, name } = card ? readCard(card) : { handle: '', name: '' };
    const line = lines.get(handle);
    if (!card || !line) return [];
    return [createPortal(<CardStepper button={button} name={name} {...line} />, card, handle)];
  });
}

interface CartLine {
  productUuid: string;
  /** Pieces, once all that was asked for is there; at least 1. */
  quantity: number;
}

interface CardStepperProps extends CartLine {
  button: HTMLElement;
  name: string;
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

/** Lines of products without variants in the cart that this tab knows, by handle. */
function useCartLines(): Map<string, CartLine> {
  const held = useRetained('cart:changed')?.cartItems ?? [];
  const [expected, setExpected] = useState<EventMap['cart:quantity-expected']['items']>();
  useEffect(() => bus.subscribe('cart:quantity-expected', ({ items }) => setExpected(items)), []);
  const lines = held.flatMap(({ product, variant, quantity: now }): [string, CartLine][] => {
    const productUuid = product.uuid;
    const change = expected?.find((item) => item.productUuid === productUuid);
    const quantity = change?.quantity ?? now;
    return variant || quantity < 1 ? [] : [[product.handle, { productUuid, quantity }]];
  });
  return new Map(lines);
}

/** The "+" of all cards, also of those that come later. */
function useAddButtons(container: RefObject<HTMLElement | null>): HTMLElement[] {
  const [buttons, setButtons] = useState<HTMLElement[]>([]);
  useEffect(() => {
    const element = container.current;
    if (!element) return;
    const read = () => {
      const found = [
        ...element.querySelectorAll<HTMLElement>('article > button:not([aria-haspopup])'),
      ];
      setButtons((known) =>
        known.length === found.length && found.every((each, index) => each === known[index])
          ? known
          : found,
      );
    };
    read();
    const observer = new MutationObserver(read);
    observer.observe(element, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [container]);
  return buttons;
}
