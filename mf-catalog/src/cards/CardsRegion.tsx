import { Region } from '@marketplace/contracts/rendering';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useRetained } from '../../contracts';
import {
  type AddButtons,
  AddButtonsContext,
  addButtonsIn,
  createAddButtons,
  pressCard,
} from './cardActions';

interface CardsRegionProps {
  /** The products of the cards, as returned by `markupOnly`. */
  data: unknown;
  children: ReactNode;
}

/**
 * A static region with product cards. The buttons of the cards work. A card whose product is in the
 * cart has a stepper.
 */
export function CardsRegion({ data, children }: CardsRegionProps) {
  const container = useRef<HTMLDivElement>(null);
  const [buttons] = useState(createAddButtons);
  useEffect(() => {
    for (const button of container.current ? addButtonsIn(container.current) : []) {
      buttons.add(button);
    }
  }, [buttons]);
  return (
    <div ref={container}>
      <AddButtonsContext value={buttons}>
        <Region when="never" data={data} onPress={pressCard}>
          {children}
        </Region>
      </AddButtonsContext>
      <Steppers buttons={buttons} />
    </div>
  );
}

/** The server renders no steppers, because all visitors get the same markup. */
function Steppers({ buttons }: { buttons: AddButtons }) {
  const isInUse = Boolean(useRetained('cart:changed')?.cartItems.length);
  return isInUse && <Region when="load" load={loadSteppers} props={{ buttons }} isBrowserOnly />;
}

const loadSteppers = () =>
  import(/* webpackChunkName: "catalog-card-steppers" */ './CardSteppers').then(
    (it) => it.CardSteppers,
  );
