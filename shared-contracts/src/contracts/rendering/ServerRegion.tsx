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
  /**
   * Copies of server markup that React has removed from the page; the region shows them again. If
   * left out, the server's markup stays during hydration.
   */
  nodes?: readonly Node[];
  /**
   * Fetches the replacement of the markup, and shows it after `isReady` has resolved to `true`. If
   * `isReady` resolves to `false`, the region has been unmounted. If the returned promise rejects,
   * the failure is reported and loading is retried. If `hydrate` is left out, the markup stays.
   */
  hydrate?: (isReady: () => Promise<boolean>) => Promise<void>;
  when?: RegionTime;
  isHydrated?: boolean;
  /** True if the markup belongs to another URL. */
  isOutdated?: boolean;
  isBelowFold?: boolean;
  /** Shown if neither markup nor code exists. */
  waiting?: ReactNode;
  /** Ref to the element with the markup, for a caller that listens to its events. */
  container?: RefObject<HTMLElement | null>;
  children?: ReactNode;
}

const DIV = <div />;

/**
 * Keeps the server's markup, either permanently or until the code that replaces it has loaded. If
 * loading fails, it is retried. A visitor's input before the replacement is carried over. No other
 * component keeps server markup.
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
  /**
   * Left out for markup that React hydrates, because the boot script replays presses on such
   * markup. Also left out by `StaticRegion`, which handles presses itself.
   */
  presses?: RefObject<Presses>;
  /** True in the update that replaces the server's markup or its values, and afterwards. */
  isHydrated: boolean;
  children?: ReactNode;
}

/**
 * Carries a visitor's input over from the server's markup to its replacement. Also wraps a form
 * that React hydrates, because the form's first update would otherwise overwrite the text that the
 * visitor typed before hydration. This is a class, because only `getSnapshotBeforeUpdate` reads the
 * markup in the same step that replaces it. So no text that is typed during the render is lost.
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
