import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * True in a component's first render during hydration, even inside a boundary that hydrates later;
 * false in every other render. React reads the server snapshot only during hydration. The server
 * and client snapshots are equal, because otherwise React would render every such component again,
 * synchronously and in one task.
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
