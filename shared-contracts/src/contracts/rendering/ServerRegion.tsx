import {
  Component,
  cloneElement,
  type ReactElement,
  type ReactNode,
  type Ref,
  type RefObject,
  useContext,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import {
  type CarriedInteraction,
  captureInteraction,
  type Presses,
  restoreInteraction,
  trackPresses,
} from './carriedInteraction';
import { onDue, type RegionTime } from './onDue';
import { RegionHostContext } from './RegionHost';
import { trackImeComposition } from './trackImeComposition';
import { useIsHydrating } from './useIsHydrating';
import { withRetries } from './withRetries';

/** Props that the element around a region takes. */
interface FrameProps {
  ref?: Ref<HTMLElement>;
  children?: ReactNode;
  'data-below-fold'?: 'part' | undefined;
  suppressHydrationWarning?: boolean;
  dangerouslySetInnerHTML?: { __html: string };
}

interface ServerRegionProps {
  /** The element around the region; a `div` by default. */
  frame?: ReactElement<FrameProps>;
  /** Markup that stood here and was removed; otherwise that of the server stays while React hydrates. */
  nodes?: readonly Node[];
  /**
   * Fetches what replaces the markup, and shows it once `isReady` resolves: to `false` if the region is
   * gone by then. A rejection is reported, and it is called again. Without it the markup stays.
   */
  hydrate?: (isReady: () => Promise<boolean>) => Promise<void>;
  when?: RegionTime;
  isHydrated?: boolean;
  /** The markup belongs to another address by now. */
  isOutdated?: boolean;
  isBelowFold?: boolean;
  /** Shown if there is neither markup nor code. */
  waiting?: ReactNode;
  /** The element with the markup, for whoever listens to it. */
  container?: RefObject<HTMLElement | null>;
  /** What replaces the markup. */
  children?: ReactNode;
}

const DIV = <div />;

/**
 * The one component that keeps the server's markup: until the code for it is there, or for good. Loading is
 * retried after a failure, and what a visitor does in the meantime is carried over.
 */
export function ServerRegion(props: ServerRegionProps) {
  const { frame = DIV, nodes, hydrate, when = 'load', isHydrated = false, isOutdated } = props;
  const { isBelowFold, waiting, children } = props;
  const own = useRef<HTMLElement>(null);
  const container = props.container ?? own;
  const presses = useRef<Presses>({ touched: new Set() });
  const { onFailure } = useContext(RegionHostContext);
  const isHydrating = useIsHydrating();
  const [hasMarkup] = useState(isHydrating || nodes !== undefined);

  useLayoutEffect(() => {
    if (nodes) container.current?.replaceChildren(...nodes);
  }, [container, nodes]);

  useEffect(() => {
    const element = container.current;
    if (!element || !hydrate || isHydrated) return;
    const unmount = new AbortController();
    const { signal } = unmount;
    const imeSettled = trackImeComposition(element, signal);
    const isReady = async () => {
      await imeSettled();
      return !signal.aborted;
    };
    const isAutomatic = when !== 'interaction';
    const attempt = withRetries(() => hydrate(isReady), { isAutomatic, onFailure, signal });
    trackPresses(element, presses.current, signal);
    onDue(element, when, attempt, signal);
    if (isOutdated) attempt();
    return () => unmount.abort();
  }, [container, hydrate, when, isOutdated, isHydrated, onFailure]);

  return (
    <KeepInput container={container} presses={presses} isHydrated={isHydrated}>
      {isHydrated
        ? cloneElement(frame, { key: 'hydrated', ref: container }, children)
        : hasMarkup
          ? cloneElement(frame, {
              ref: container,
              'data-below-fold': isBelowFold ? 'part' : undefined,
              // React neither compares nor touches the content of an element with
              // dangerouslySetInnerHTML (decision 086). The value is empty and never applied.
              suppressHydrationWarning: true,
              dangerouslySetInnerHTML: { __html: '' },
            })
          : cloneElement(frame, { ref: container }, waiting)}
    </KeepInput>
  );
}

interface KeepInputProps {
  container: RefObject<HTMLElement | null>;
  /** Left out for markup that React hydrates: buttons there are the boot script's. */
  presses?: RefObject<Presses>;
  /** From the step on that replaces the server's markup, or its values. */
  isHydrated: boolean;
  children?: ReactNode;
}

/**
 * Carries a visitor's input over to what replaces the server's markup, also within a form that React hydrates:
 * its first update would put its state in place of what was chosen before. A class, because only
 * `getSnapshotBeforeUpdate` reads the markup in the very step that replaces it: no key pressed while React
 * renders is lost.
 */
export class KeepInput extends Component<KeepInputProps> {
  override getSnapshotBeforeUpdate(before: KeepInputProps): CarriedInteraction | null {
    const { container, presses, isHydrated } = this.props;
    if (!container.current || !isHydrated || before.isHydrated) return null;
    return captureInteraction(container.current, presses?.current);
  }

  override componentDidUpdate(
    _props: KeepInputProps,
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
