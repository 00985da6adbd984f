import { type ReactNode, Suspense } from 'react';
import { createPortal } from 'react-dom';
import { CodeRegion, type CodeRegionProps } from './CodeRegion';
import { type Deferrable, readData } from './loaderData';
import { RegionBoundary } from './RegionBoundary';
import { StaticRegion, type StaticRegionProps } from './StaticRegion';

/** `props` may be omitted only if the component needs none. */
type WithProps<Props extends object> = object extends Props
  ? Omit<CodeRegionProps<Props>, 'props'> & Partial<Pick<CodeRegionProps<Props>, 'props'>>
  : CodeRegionProps<Props>;

/**
 * Props of a region whose code the browser fetches only if the region appears after a navigation or
 * shows newer data.
 */
type StaticCode<Props extends object> = Omit<WithProps<Props>, 'when'> & { when: 'never' } & Pick<
    StaticRegionProps,
    'onPress'
  >;

interface DataRegionProps<Value> {
  data: Deferrable<Value>;
  /** Placeholder while the data loads; it should have the size of the content. */
  waiting: ReactNode;
  /** Shown if the data fails to load; by default nothing. */
  failed?: ReactNode;
  children: (value: Value) => ReactNode;
}

type StaticContent = StaticRegionProps & { when: 'never' };

type StaticData<Value> = DataRegionProps<Value> &
  Pick<StaticRegionProps, 'onPress'> & { when: 'never' };

interface PlainProps {
  isBelowFold?: boolean;
  /** `li` if the region is a list item. */
  as?: 'li';
  /** Shown if the children throw. If it is given, `as` and `isBelowFold` have no effect. */
  failed?: ReactNode;
  children: ReactNode;
}

interface InsertedProps {
  /**
   * An element in static markup, which React does not control. The children are rendered at the end
   * of the element.
   */
  into: Element;
  children: ReactNode;
}

/**
 * A region of a page, which loads and fails independently of the rest (`docs/rendering.md`). Its
 * props decide its kind:
 *
 * - `load` with `when`: the code of a component loads later. Until then the server's markup works
 *   as plain HTML. Focus, typed text and an early press are carried over. The region waits for the
 *   promises among its `props`. If the region fails, the rest of the page stays intact;
 * - `data`: loader data that may arrive later; `children` renders its value;
 * - `when="never"`: markup and links of `markupOnly` data, which the browser does not hydrate;
 * - `into`: children that are added to static markup;
 * - none of these: content that is below the fold (`isBelowFold`) or may throw (`failed`).
 */
export function Region<Props extends object>(props: WithProps<Props>): ReactNode;
export function Region<Props extends object>(props: StaticCode<Props>): ReactNode;
export function Region<Value>(props: StaticData<Value>): ReactNode;
export function Region(props: StaticContent): ReactNode;
export function Region<Value>(props: DataRegionProps<Value>): ReactNode;
export function Region(props: InsertedProps): ReactNode;
export function Region(props: PlainProps): ReactNode;
export function Region(region: RegionProps): ReactNode {
  if ('load' in region) return renderCode(region);
  if ('data' in region) return renderData(region);
  if ('into' in region) return createPortal(region.children, region.into);
  const { as: Element = 'div', isBelowFold, failed, children } = region;
  if (failed !== undefined) return <RegionBoundary fallback={failed}>{children}</RegionBoundary>;
  // Below the fold, the browser postpones the layout of a part. It postpones the layout of a list
  // item only on small phones (`design/baseCss`).
  const fold = Element === 'li' ? 'item' : 'part';
  return <Element data-below-fold={isBelowFold ? fold : undefined}>{children}</Element>;
}

// `object` and `unknown` suffice: the implementation depends neither on the component's props nor
// on the value's type.
type AnyCode = WithProps<object> | StaticCode<object>;
type AnyData = DataRegionProps<unknown> | StaticData<unknown> | StaticContent;
type RegionProps = AnyCode | AnyData | InsertedProps | PlainProps;

function renderCode({ props = {}, ...region }: AnyCode): ReactNode {
  if (!isStatic(region)) return <CodeRegion {...region} props={props} />;
  const { onPress, when: _, ...code } = region;
  const data = Object.values(props).find((prop) => prop instanceof Promise);
  return (
    <StaticRegion data={data} onPress={onPress}>
      <CodeRegion {...code} when="visible" props={props} />
    </StaticRegion>
  );
}

function renderData(region: AnyData): ReactNode {
  if (!('when' in region)) return <DataRegion {...region} />;
  const { data, onPress, children } = region;
  return (
    <StaticRegion data={data} onPress={onPress}>
      {typeof children === 'function' ? (
        <DataRegion waiting={null} {...region}>
          {children}
        </DataRegion>
      ) : (
        children
      )}
    </StaticRegion>
  );
}

const isStatic = (region: {
  when: unknown;
}): region is { when: 'never' } & Pick<StaticRegionProps, 'onPress'> &
  Omit<CodeRegionProps<object>, 'props' | 'when'> => region.when === 'never';

/**
 * A region that waits for its own data and shows a failure itself. It does not use the router's
 * `Await`, which suspends again during hydration and loses presses meanwhile.
 */
function DataRegion<Value>(props: DataRegionProps<Value>) {
  const { data, waiting, failed = null, children } = props;
  if (data === undefined) return failed;
  if (!(data instanceof Promise)) return children(data);
  return (
    <Suspense fallback={waiting}>
      <Settled data={data} failed={failed}>
        {children}
      </Settled>
    </Suspense>
  );
}

interface SettledProps<Value> extends Pick<DataRegionProps<Value>, 'failed' | 'children'> {
  data: Promise<Value>;
}

function Settled<Value>({ data, failed, children }: SettledProps<Value>) {
  const outcome = readData(data);
  return 'failure' in outcome ? failed : children(outcome.value);
}
