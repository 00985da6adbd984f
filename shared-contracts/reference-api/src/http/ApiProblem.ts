import type { ErrorCode } from '@marketplace/contracts/notices/errorCodes';

/** An error that is shown to the client, in a reply with `{ statusCode, code, message }`. */
export class ApiProblem extends Error {
  readonly retryAfterSeconds?: number;
  readonly customer?: string;

  constructor(
    readonly statusCode: number,
    readonly code: ErrorCode,
    readonly messages: string | string[],
    options: {
      retryAfterSeconds?: number;
      /** Uuid of the customer to whose account access was refused; only the log contains it. */
      customer?: string;
    } = {},
  ) {
    super(Array.isArray(messages) ? messages[0] : messages);
    this.name = 'ApiProblem';
    this.retryAfterSeconds = options.retryAfterSeconds;
    this.customer = options.customer;
  }
}

/**
 * Creates the error for a thing that does not exist. A thing that belongs to another customer
 * causes the same error, so that the reply does not reveal that it exists.
 */
export const notFound = (what: string) => new ApiProblem(404, 'not-found', `${what} not found`);

export const unauthorized = () =>
  new ApiProblem(401, 'unauthorized', 'Sign in to go on: the access token is missing or not valid');
