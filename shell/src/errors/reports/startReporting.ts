import { bus } from '../../../bus';
import { type Failure, setFailureReceiver } from '../logFailure';

declare global {
  interface Window {
    /** Failures that nobody has sent yet; the page's inline script puts uncaught errors here. */
    __failures?: Failure[];
    /** Called by the inline script after each. */
    __onFailure?: () => void;
  }
}

/** Reports failures to the gateway; the code that sends them is fetched when there is one. */
export function startReporting(): void {
  window.__failures ??= [];
  const failures = window.__failures;
  const send = () => {
    import(/* webpackChunkName: "reports" */ './sendReports').then(
      ({ sendReports }) => sendReports(failures),
      // Without a network nothing can be sent either; the next failure tries again.
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
