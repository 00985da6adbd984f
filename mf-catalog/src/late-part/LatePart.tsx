import styled from '@marketplace/contracts/styled';
import { type ComponentType, lazy, type ReactNode, Suspense, use } from 'react';
import { LateInBrowser } from './LateInBrowser';
import { type Outcome, outcomeOf } from './outcomeOf';

export type { Outcome };

interface LatePartProps<Value, Own> {
  own: Own;
  /** What the part waits for; left out where it draws only what the page has already. */
  data?: Promise<Value>;
  /** Room in px kept for it until it is there. */
  height: number;
}

type LatePart<Value, Own> = ComponentType<LatePartProps<Value, Own>> & {
  /** Fetches the code, so that a page that is about to be shown has it in time. */
  prepare: () => Promise<unknown>;
};

interface LateOptions {
  /** `seen`: somebody comes near; `intent`: somebody turns to it, for what only has links. */
  when: 'seen' | 'intent';
}

/**
 * A part of a page that the server renders and that the browser leaves alone until its code is
 * wanted (decision 007). Links in it work from the start, and a button pressed too early is pressed
 * again. A part without data gets an outcome that is empty.
 */
export function createLatePart<Own extends object, Value = undefined>(
  load: () => Promise<ComponentType<Own & { outcome: Outcome<Value> }>>,
  { when }: LateOptions,
): LatePart<Value, Own> {
  type Part = ComponentType<Own & { outcome: Outcome<Value> }>;
  let loaded: Part | undefined;
  const loadOnce = async () => {
    loaded ??= await load();
    return loaded;
  };
  // The cast: `lazy` takes no generic component, and what it is given is a Part either way.
  const OnServer = lazy(async () => ({ default: (await loadOnce()) as ComponentType<object> }));

  function LatePart({ data, height, own }: LatePartProps<Value, Own>) {
    const waiting = <Room $height={height} aria-busy="true" />;
    const draw = (Part: Part) => (
      <Suspense fallback={waiting}>
        <Settled data={data}>{(outcome) => <Part {...own} outcome={outcome} />}</Settled>
      </Suspense>
    );
    if (typeof window === 'undefined') {
      // `lazy` loses the type of the props; it hands them on as they are.
      return <div>{draw(OnServer as unknown as Part)}</div>;
    }
    return (
      <LateInBrowser load={loadOnce} loaded={loaded} when={when} data={data} waiting={waiting}>
        {draw}
      </LateInBrowser>
    );
  }
  return Object.assign(LatePart, { prepare: loadOnce });
}

interface SettledProps<Value> {
  data: Promise<Value> | undefined;
  children: (outcome: Outcome<Value>) => ReactNode;
}

function Settled<Value>({ data, children }: SettledProps<Value>) {
  // A part without data has `undefined` as its value's type.
  return children(data === undefined ? { value: undefined as Value } : use(outcomeOf(data)));
}

const Room = styled.div<{ $height: number }>`
  min-height: ${({ $height }) => $height}px;
  border-radius: var(--radius-l);
  background: var(--color-sunken);
`;
