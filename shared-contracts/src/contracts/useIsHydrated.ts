import { useSyncExternalStore } from 'react';

const noSubscription = () => () => {};

/**
 * False in the server's markup, and until React has hydrated it. A form that only JavaScript can
 * send must not be sent before hydration, because the browser would submit it to a URL that does
 * not accept it.
 */
export const useIsHydrated = () =>
  useSyncExternalStore(
    noSubscription,
    () => true,
    () => false,
  );
