import { createContext, type ReactNode } from 'react';
import type { Part } from './regionCode';

/** Server-side cache for the markup of regions that is the same for all visitors. */
interface FragmentCache {
  /**
   * @returns text that stands for the markup in the document; `undefined` if nothing can be cached
   */
  read: <Props extends object>(part: Part<Props>, props: Props) => string | undefined;
}

/** Services that the shell provides to regions. */
interface RegionHost {
  /** Receives failures of regions. By default they are logged as warnings. */
  onFailure: (error: unknown) => void;
  fragments?: FragmentCache;
  /** Placeholder for a picture in static markup that fails to load. */
  BrokenPicture?: (props: { alt: string; width: number; height: number }) => ReactNode;
}

/** A warning and no error, because the visitor can still use the rest of the page. */
const warn: RegionHost['onFailure'] = (error) =>
  console.warn('A region of the page failed:', error instanceof Error ? error.message : error);

export const RegionHostContext = createContext<RegionHost>({ onFailure: warn });
