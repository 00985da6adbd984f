import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { CodeRegion, type CodeRegionProps } from './CodeRegion';
import { DataRegion, type DataRegionProps } from './DataRegion';
import { RegionBoundary } from './RegionBoundary';
import { StaticRegion, type StaticRegionProps } from './StaticRegion';

/** Props of the component are only left out if it has none. */
type WithProps<Props extends object> = object extends Props
  ? Omit<CodeRegionProps<Props>, 'props'> & Partial<Pick<CodeRegionProps<Props>, 'props'>>
  : CodeRegionProps<Props>;

/** Its code is only fetched if a navigation shows it, or newer data. */
type StaticCode<Props extends object> = Omit<WithProps<Props>, 'when'> & { when: 'never' } & Pick<
    StaticRegionProps,
    'onPress'
  >;

type StaticContent = StaticRegionProps & { when: 'never' };

type StaticData<Value> = DataRegionProps<Value> &
  Pick<StaticRegionProps, 'onPress'> & { when: 'never' };

interface PlainProps {
  isBelowFold?: boolean;
  /** `li` for an item of a list. */
  as?: 'li';
  /** Shown after the children threw. */
  failed?: ReactNode;
  children: ReactNode;
}

interface InsertedProps {
  /** An element of markup that is of no component: the children are rendered at its end. */
  into: Element;
  children: ReactNode;
}

/**
 * A region of a page, which comes or fails by itself (`docs/rendering.md`):
 *
 * - `load` with `when`: its component's code comes later; until then the server's markup works as plain HTML,
 *   and focus, typed text and an early press are carried over. It waits for the promises among its `props`.
 *   A failure costs the region only;
 * - `data`: it shows loader data that may come later, by a function of its value;
 * - `when="never"`: markup and links that the browser leaves alone, of data that is `markupOnly`;
 * - `into`: it is added to static markup;
 * - none of them: it is part of the page, which `isBelowFold` or which may throw (`failed`).
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
  // An item is laid out with its list (`design/baseCss`).
  const fold = Element === 'li' ? 'item' : 'part';
  return <Element data-below-fold={isBelowFold ? fold : undefined}>{children}</Element>;
}

// Inside, the props of the component and the type of the value do not matter.
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
