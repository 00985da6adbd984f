import { bus } from '../../../contracts';
import { type Failure, setFailureReceiver } from '../logFailure';

declare global {
  interface Window {
    /** Failures that are not sent yet. The page's inline script adds uncaught errors. */
    __failures?: Failure[];
    /** Called by the inline script after each failure. */
    __onFailure?: () => void;
  }
}

/** Reports failures to the gateway. The code that sends them is fetched at the first failure. */
export function startReporting(): void {
  window.__failures ??= [];
  const failures = window.__failures;
  const send = () => {
    import(/* webpackChunkName: "reports" */ './sendReports').then(
      ({ sendReports }) => sendReports(failures),
      // Without a network, no report can be sent. The next failure tries again.
      () => undefined,
    );
  };
  const add = (failure: Failure) => {
    failures.push(failure);
    send();
  };
  window.__onFailure = send;
  setFailureReceiver(add);
  bus.subscribe('remote:failed', ({ module, ...facts }) =>
    add({ what: `remote ${module}`, ...facts }),
  );
  if (failures.length > 0) send();
}
