import type { RouteHandle } from '@marketplace/contracts/remote/RemoteModules';
import { useMatches } from 'react-router-dom';

/** Whether the page is behind a guard: what it shows is one customer's own. */
export function useIsPrivatePage(): boolean {
  return useMatches().some(({ handle }) => {
    // Handles of all routes are of this type, by the contract.
    const given = handle as RouteHandle | undefined;
    return Boolean(given?.middleware?.length);
  });
}
