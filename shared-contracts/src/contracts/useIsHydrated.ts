import { useSyncExternalStore } from 'react';

const noSubscription = () => () => {};

/**
 * False in the server's markup and until React has hydrated it. A form that is submitted earlier
 * would be sent by the browser itself, to an address that does not accept it.
 */
export const useIsHydrated = () =>
  useSyncExternalStore(
    noSubscription,
    () => true,
    () => false,
  );
