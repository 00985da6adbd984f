/** A refusal that is the caller's to read: becomes `{ statusCode, code, message }`. */
export class ApiProblem extends Error {
  readonly retryAfterSeconds?: number;
  readonly customer?: string;

  constructor(
    readonly statusCode: number,
    readonly code: string,
    readonly messages: string | string[],
    options: {
      retryAfterSeconds?: number;
      /** Uuid of the customer that access was refused to, for the log alone. */
      customer?: string;
    } = {},
  ) {
    super(Array.isArray(messages) ? messages[0] : messages);
    this.name = 'ApiProblem';
    this.retryAfterSeconds = options.retryAfterSeconds;
    this.customer = options.customer;
  }
}

/** Also for what exists but is another's: that it exists is private. */
export const notFound = (what: string) => new ApiProblem(404, 'not-found', `${what} not found`);

export const unauthorized = () =>
  new ApiProblem(401, 'unauthorized', 'Sign in to go on: the access token is missing or not valid');
