import { useRetained } from '@marketplace/contracts/events';
import { island } from '@marketplace/contracts/islands';
import { StaticPart } from '@marketplace/contracts/ui/StaticPart';
import { type ReactNode, type RefObject, useRef } from 'react';
import { pressCard } from './pressCard';

interface CardsPartProps {
  /** The products of the cards: a result of `staticPart`. */
  of: unknown;
  children: ReactNode;
}

/** A static part with cards of products: their buttons work, and what is in the cart has a stepper. */
export function CardsPart({ of, children }: CardsPartProps) {
  const container = useRef<HTMLDivElement>(null);
  return (
    <div ref={container}>
      <StaticPart of={of} onPress={pressCard}>
        {children}
      </StaticPart>
      <Steppers container={container} />
    </div>
  );
}

/** None in the markup, which is the same for all visitors. */
function Steppers({ container }: { container: RefObject<HTMLElement | null> }) {
  const isInUse = Boolean(useRetained('cart:changed')?.cartItems.length);
  return isInUse && <CardSteppersIsland container={container} />;
}

const CardSteppersIsland = island(
  () =>
    import(/* webpackChunkName: "catalog-card-steppers" */ './CardSteppers').then(
      (it) => it.CardSteppers,
    ),
  { when: 'load', isServerRendered: false },
);
