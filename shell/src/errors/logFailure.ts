/** What is known of the place of a failure; what is left out is read from the error. */
export interface FailureFacts {
  /** Federation name of the remote whose code it is. */
  remote?: string;
  /** Version of the remote's release. */
  version?: string;
  /** Path of the page, without its query. */
  page?: string;
  /** Components around a region that threw, as React writes them. */
  componentStack?: string;
}

export interface Failure extends FailureFacts {
  what: string;
  error: unknown;
}

let receive: ((failure: Failure) => void) | undefined;

/** Sets who is told of each failure: in the browser what sends reports, on the server the worker's log. */
export function setFailureReceiver(receiver: typeof receive): void {
  receive = receiver;
}

/**
 * Logs failures that the specification only logs (section 8). On the server the gateway writes them,
 * with their trace; in the browser they are warnings, because nothing that the shopper asked for was
 * lost, and are reported to the gateway.
 */
export function logFailure(what: string, error: unknown, facts: FailureFacts = {}): void {
  receive?.({ what, error, ...facts });
  if (receive && typeof window === 'undefined') return;
  const detail = error instanceof Error ? error.message : String(error);
  const { componentStack: _components, ...place } = facts;
  console.warn(JSON.stringify({ event: 'failure', what, detail, ...place }));
}
