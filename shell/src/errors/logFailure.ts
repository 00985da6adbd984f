/** Facts about a failure. Missing facts are taken from the error. */
export interface FailureFacts {
  /** Federation name of the remote whose code failed. */
  remote?: string;
  /** Version of the remote's release. */
  version?: string;
  /** Path of the page, without its query. */
  page?: string;
  /** React's component stack, if a region threw. */
  componentStack?: string;
}

export interface Failure extends FailureFacts {
  what: string;
  error: unknown;
}

let receive: ((failure: Failure) => void) | undefined;

/**
 * Sets the function that receives all failures. In the browser, it sends reports. On the server, it
 * writes to the gateway's log.
 */
export function setFailureReceiver(receiver: typeof receive): void {
  receive = receiver;
}

/**
 * Logs a failure that visitors do not see (specification section 8). On the server, the gateway
 * logs it with its trace. In the browser, it is written to the console and reported to the gateway.
 */
export function logFailure(what: string, error: unknown, facts: FailureFacts = {}): void {
  receive?.({ what, error, ...facts });
  if (receive && typeof window === 'undefined') return;
  const detail = error instanceof Error ? error.message : String(error);
  const { componentStack: _components, ...place } = facts;
  console.warn(JSON.stringify({ event: 'failure', what, detail, ...place }));
}
