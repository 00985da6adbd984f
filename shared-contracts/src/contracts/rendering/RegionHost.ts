import { createContext, type ReactNode } from 'react';
import type { Part } from './regionCode';

/** Cache on the server for regions whose markup is the same for all visitors. */
interface FragmentCache {
  /**
   * @returns a placeholder, which the server later replaces by the cached markup; `undefined` if
   * the region cannot be cached
   */
  read: <Props extends object>(part: Part<Props>, props: Props) => string | undefined;
}

/** Services that the shell provides to regions. */
interface RegionHost {
  /** Called with each failure of a region. By default, failures are logged as warnings. */
  onFailure: (error: unknown) => void;
  fragments?: FragmentCache;
  /** Shown in static markup instead of a picture that fails to load. */
  BrokenPicture?: (props: { alt: string; width: number; height: number }) => ReactNode;
}

/** Logs a warning and not an error, because the visitor can still use the rest of the page. */
const warn: RegionHost['onFailure'] = (error) =>
  console.warn('A region of the page failed:', error instanceof Error ? error.message : error);

export const RegionHostContext = createContext<RegionHost>({ onFailure: warn });
