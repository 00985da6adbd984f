/** Context of a failure. Missing fields are derived from the error. */
export interface FailureFacts {
  /** Federation name of the remote whose code failed. */
  remote?: string;
  /** Version of the remote's release. */
  version?: string;
  /** Path of the page, without its query. */
  page?: string;
  /** Component stack of a region that threw, in React's format. */
  componentStack?: string;
}

export interface Failure extends FailureFacts {
  what: string;
  error: unknown;
}

let receive: ((failure: Failure) => void) | undefined;

/**
 * Sets the receiver of all failures: in the browser the code that sends reports, on the server the
 * worker's log.
 */
export function setFailureReceiver(receiver: typeof receive): void {
  receive = receiver;
}

/**
 * Logs a failure that visitors are not shown (specification section 8). On the server, the gateway
 * logs the failure with its trace. In the browser, the failure is a console warning and a report to
 * the gateway.
 */
export function logFailure(what: string, error: unknown, facts: FailureFacts = {}): void {
  receive?.({ what, error, ...facts });
  if (receive && typeof window === 'undefined') return;
  const detail = error instanceof Error ? error.message : String(error);
  const { componentStack: _components, ...place } = facts;
  console.warn(JSON.stringify({ event: 'failure', what, detail, ...place }));
}
