import { createContext, type ReactNode } from 'react';
import type { Part } from './regionCode';

/** Keeps the markup of regions that is the same for all visitors; on the server. */
interface FragmentCache {
  /** @returns text that stands for the markup in the document; `undefined` if nothing can be cached */
  read: <Props extends object>(part: Part<Props>, props: Props) => string | undefined;
}

/** Services of the shell that regions use. */
interface RegionHost {
  /** Receives failures of regions; without it they are written as warnings. */
  onFailure: (error: unknown) => void;
  fragments?: FragmentCache;
  /** Placeholder of a picture of static markup that cannot be loaded. */
  BrokenPicture?: (props: { alt: string; width: number; height: number }) => ReactNode;
}

/** A warning, because nothing that the visitor asked for was lost. */
const warn: RegionHost['onFailure'] = (error) =>
  console.warn('A region of the page failed:', error instanceof Error ? error.message : error);

export const RegionHostContext = createContext<RegionHost>({ onFailure: warn });
