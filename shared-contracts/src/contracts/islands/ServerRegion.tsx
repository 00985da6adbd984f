import { Component, type ReactNode, type RefObject, useEffect, useRef } from 'react';
import {
  type CarriedInteraction,
  captureInteraction,
  type Presses,
  restoreInteraction,
  trackPresses,
} from './carriedInteraction';
import { type IslandTime, onInterest } from './onInterest';
import { trackImeComposition } from './trackImeComposition';
import { withRetries } from './withRetries';

interface ServerRegionProps {
  /** The element with the server's markup, and later the one in its place. */
  container: RefObject<HTMLElement | null>;
  /**
   * Fetches what takes the place of the markup, and shows it once `isReady` resolves: to `false` where
   * the region is gone by then. A rejection is logged, and it is called again.
   */
  hydrate: (isReady: () => Promise<boolean>) => Promise<void>;
  when: IslandTime;
  isHydrated: boolean;
  /** The markup belongs to another address by now. */
  isOutdated?: boolean;
  children: ReactNode;
}

/**
 * A region of the server's markup until its code is there: loading is retried after a failure, and
 * what a visitor does in the meantime is carried over. The children render either, with the ref.
 */
export function ServerRegion(props: ServerRegionProps) {
  const { container, hydrate, when, isHydrated, isOutdated, children } = props;
  const presses = useRef<Presses>({ touched: new Set() });

  useEffect(() => {
    const element = container.current;
    if (!element || isHydrated) return;
    const unmount = new AbortController();
    const { signal } = unmount;
    const imeSettled = trackImeComposition(element, signal);
    const isReady = async () => {
      await imeSettled();
      return !signal.aborted;
    };
    const attempt = withRetries(() => hydrate(isReady), when !== 'interaction', signal);
    trackPresses(element, presses.current, signal);
    onInterest(element, when, attempt, signal);
    if (isOutdated) attempt();
    return () => unmount.abort();
  }, [container, hydrate, when, isOutdated, isHydrated]);

  return (
    <Carry container={container} presses={presses} isHydrated={isHydrated}>
      {children}
    </Carry>
  );
}

interface CarryProps {
  container: RefObject<HTMLElement | null>;
  /** Left out for markup that React hydrates: buttons there are the boot script's. */
  presses?: RefObject<Presses>;
  /** From the step on that replaces the server's markup, or its values. */
  isHydrated: boolean;
  children?: ReactNode;
}

/**
 * Carries the interaction over, also within a form that React hydrates: its first render of its own would
 * put its state in place of what was chosen before. A class, because only `getSnapshotBeforeUpdate` reads
 * the markup in the very step that replaces it: no key pressed while React renders is lost.
 */
export class Carry extends Component<CarryProps> {
  override getSnapshotBeforeUpdate(before: CarryProps): CarriedInteraction | null {
    const { container, presses, isHydrated } = this.props;
    if (!container.current || !isHydrated || before.isHydrated) return null;
    return captureInteraction(container.current, presses?.current);
  }

  override componentDidUpdate(
    _props: CarryProps,
    _state: unknown,
    carried: CarriedInteraction | null,
  ) {
    const element = this.props.container.current;
    if (carried && element) restoreInteraction(element, carried);
  }

  override render() {
    return this.props.children;
  }
}
