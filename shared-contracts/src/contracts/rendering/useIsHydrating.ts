import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * True in a component's first render during hydration, also inside a boundary that hydrates later;
 * false in every other render. React asks for the server snapshot only during hydration. The
 * snapshots are equal, because React would otherwise render every such component again
 * synchronously, in one task.
 */
export function useIsHydrating(): boolean {
  let isHydrating = false;
  const getServerSnapshot = () => {
    isHydrating = true;
    return false;
  };
  useSyncExternalStore(never, () => false, getServerSnapshot);
  return isHydrating;
}
