import type { ErrorCode } from '@marketplace/contracts/notices/errorCodes';

/** A refusal for the caller to read; becomes `{ statusCode, code, message }`. */
export class ApiProblem extends Error {
  readonly retryAfterSeconds?: number;
  readonly customer?: string;

  constructor(
    readonly statusCode: number,
    readonly code: ErrorCode,
    readonly messages: string | string[],
    options: {
      retryAfterSeconds?: number;
      /** Uuid of the customer to whom access was refused; only for the log. */
      customer?: string;
    } = {},
  ) {
    super(Array.isArray(messages) ? messages[0] : messages);
    this.name = 'ApiProblem';
    this.retryAfterSeconds = options.retryAfterSeconds;
    this.customer = options.customer;
  }
}

/** Also for another customer's things, because their existence is private. */
export const notFound = (what: string) => new ApiProblem(404, 'not-found', `${what} not found`);

export const unauthorized = () =>
  new ApiProblem(401, 'unauthorized', 'Sign in to go on: the access token is missing or not valid');
