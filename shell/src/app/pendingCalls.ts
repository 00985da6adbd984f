import type { CallRecorder } from '@marketplace/contracts/client/apiSettings';

let pending = 0;

/** Counts the calls of this browser tab; for `configureApi`. */
export const callCounter: CallRecorder = {
  begin() {
    pending += 1;
    return () => {
      pending -= 1;
    };
  },
};

/** @returns tells whether any call is under way: a tab does not know whose it is */
export const followCalls = () => () => pending > 0;
