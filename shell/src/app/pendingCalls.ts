import type { CallRecorder } from '@marketplace/contracts/client/apiSettings';

let pending = 0;

/** Counts the pending API calls of this tab. `hydratePage` passes it to `configureApi`. */
export const callCounter: CallRecorder = {
  begin() {
    pending += 1;
    return () => {
      pending -= 1;
    };
  },
};

/**
 * @returns a function that tells whether any API call is pending. In a browser, calls are not
 * assigned to pages.
 */
export const followCalls = () => () => pending > 0;
