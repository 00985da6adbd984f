import type { CallRecorder } from '@marketplace/contracts/client/apiSettings';

let pending = 0;

/** Counts the pending calls of this tab. `configureApi` uses it. */
export const callCounter: CallRecorder = {
  begin() {
    pending += 1;
    return () => {
      pending -= 1;
    };
  },
};

/**
 * @returns a function that tells whether any call is pending. In a browser, calls are not assigned
 * to pages.
 */
export const followCalls = () => () => pending > 0;
