import styled from '@marketplace/contracts/styled';
import { type ComponentType, lazy, type ReactNode, Suspense, use } from 'react';
import { IslandInBrowser } from './IslandInBrowser';
import { type Outcome, settledResult } from './settledResult';

export type { Outcome };

interface IslandProps<Value, Own> {
  own: Own;
  /** Deferred data of the part; left out if it renders only data that the page has already. */
  data?: Promise<Value>;
  /** Height in px of the placeholder. */
  height: number;
}

type Island<Value, Own> = ComponentType<IslandProps<Value, Own>> & {
  /** Fetches the code ahead of the first render. */
  preload: () => Promise<unknown>;
};

interface IslandOptions {
  /** Loads the code near the viewport (`seen`), or on focus, hover and touch alone (`intent`). */
  when: 'seen' | 'intent';
}

/**
 * An island: a part of a page that the server renders and that the browser hydrates lazily (decision
 * 007). Its links work from the start, and a click on one of its buttons before hydration is
 * repeated after it. A part without data gets an empty outcome.
 */
export function createIsland<Own extends object, Value = undefined>(
  load: () => Promise<ComponentType<Own & { outcome: Outcome<Value> }>>,
  { when }: IslandOptions,
): Island<Value, Own> {
  type Part = ComponentType<Own & { outcome: Outcome<Value> }>;
  let loaded: Part | undefined;
  const loadOnce = async () => {
    loaded ??= await load();
    return loaded;
  };
  // The cast: `lazy` takes no generic component, and what it is given is a Part either way.
  const OnServer = lazy(async () => ({ default: (await loadOnce()) as ComponentType<object> }));

  function Island({ data, height, own }: IslandProps<Value, Own>) {
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
      <IslandInBrowser load={loadOnce} loaded={loaded} when={when} data={data} waiting={waiting}>
        {draw}
      </IslandInBrowser>
    );
  }
  return Object.assign(Island, { preload: loadOnce });
}

interface SettledProps<Value> {
  data: Promise<Value> | undefined;
  children: (outcome: Outcome<Value>) => ReactNode;
}

function Settled<Value>({ data, children }: SettledProps<Value>) {
  // A part without data has `undefined` as its value's type.
  return children(data === undefined ? { value: undefined as Value } : use(settledResult(data)));
}

const Room = styled.div<{ $height: number }>`
  min-height: ${({ $height }) => $height}px;
  border-radius: var(--radius-l);
  background: var(--color-sunken);
`;
