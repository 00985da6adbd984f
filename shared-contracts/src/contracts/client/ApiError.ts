/** `contract`: the API's reply does not fit its schema in the contract. */
export type ApiErrorKind = 'network' | 'timeout' | 'http' | 'contract';

interface ApiErrorDetails {
  kind: ApiErrorKind;
  message: string;
  status?: number;
  code?: string;
  retryAfterSeconds?: number;
  cause?: unknown;
}

/**
 * Thrown by every call that fails; its `message` follows specification section 8. Remotes import
 * the class from `client`, which the shell shares with them. If a remote had its own copy of the
 * class, `instanceof` would fail.
 */
export class ApiError extends Error {
  readonly kind: ApiErrorKind;
  /** HTTP status; only for kind `http`. */
  readonly status?: number;
  /** The API's machine-readable code, e.g. `out-of-stock`. */
  readonly code?: string;
  /**
   * Seconds after which the API accepts another attempt; `undefined` if the reply does not say.
   * Mostly set for status 429.
   */
  readonly retryAfterSeconds?: number;

  constructor({ kind, message, status, code, retryAfterSeconds, cause }: ApiErrorDetails) {
    super(message, { cause });
    this.name = 'ApiError';
    this.kind = kind;
    this.status = status;
    this.code = code;
    this.retryAfterSeconds = retryAfterSeconds;
  }

  /**
   * True if the same call may succeed a moment later: after network errors, timeouts and statuses
   * from 500. After 429, `retryAfterSeconds` tells how long to wait.
   */
  get isRetryable(): boolean {
    if (this.kind === 'http') return this.status !== undefined && this.status >= 500;
    return this.kind !== 'contract';
  }
}

const FALLBACK_MESSAGE = 'Something went wrong';

/**
 * Reads the message of a reply (specification section 8), which should be a string or a list of
 * strings.
 * @returns the string, or the first item of the list, if it is a text that is not empty; otherwise
 * 'Something went wrong'
 */
export function messageOf(message: unknown): string {
  const first: unknown = Array.isArray(message) ? message[0] : message;
  return typeof first === 'string' && first !== '' ? first : FALLBACK_MESSAGE;
}

/**
 * Turns a reply with a status outside 200 to 299 into an error.
 * @param retryAfter value of the header `Retry-After`; ignored unless it is a number of seconds, as
 * the API sends it
 */
export function httpError(status: number, body: unknown, retryAfter?: string): ApiError {
  const fields = typeof body === 'object' && body !== null ? body : {};
  const code = 'code' in fields && typeof fields.code === 'string' ? fields.code : undefined;
  const message = messageOf('message' in fields ? fields.message : undefined);
  const retryAfterSeconds = Number.parseInt(retryAfter ?? '', 10) || undefined;
  return new ApiError({ kind: 'http', status, code, message, retryAfterSeconds });
}
