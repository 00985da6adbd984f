import { type ComponentType, createContext, useContext } from 'react';

/** Keeps the markup of parts that are the same for all; given by the shell on the server. */
export interface PartCache {
  /**
   * Suspends until the promises among the props have settled.
   *
   * @returns text that stands for the markup in the document; `undefined` where nothing can be kept
   */
  read: <Props extends object>(Part: ComponentType<Props>, props: Props) => string | undefined;
}

export const PartCacheContext = createContext<PartCache | undefined>(undefined);

interface CachedPartProps<Props> {
  part: ComponentType<Props>;
  own: Props;
}

/**
 * A part whose markup follows from its props, the language and the market alone: the server makes it
 * once (decision 038). It sees no other context, so that nothing of a visitor gets into it.
 */
export function CachedPart<Props extends object>({ part: Part, own }: CachedPartProps<Props>) {
  const cache = useContext(PartCacheContext);
  return cache?.read(Part, own) ?? <Part {...own} />;
}
