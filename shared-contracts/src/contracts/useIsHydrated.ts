import { useSyncExternalStore } from 'react';

const noSubscription = () => () => {};

/**
 * False in the server's markup, and until React has hydrated it. Before that, the browser would
 * submit a form itself, to a URL that does not accept it.
 */
export const useIsHydrated = () =>
  useSyncExternalStore(
    noSubscription,
    () => true,
    () => false,
  );
