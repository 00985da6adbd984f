import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * True in the first render of a component that React hydrates, also inside a boundary that it hydrates
 * later; false in all others. React asks for the server's snapshot only then; if the two snapshots
 * differed, it would render every such component again, at once and in one task.
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
