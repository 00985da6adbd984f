import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * False in the server's markup and until React has taken it over. A form that was sent before then
 * would be sent by the browser itself, to an address that takes none.
 */
export const useIsStarted = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
