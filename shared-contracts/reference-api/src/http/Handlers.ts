import type { ApiCallId, apiCalls } from '@marketplace/contracts/api/apiCalls';
import type { Call } from '@marketplace/contracts/api/defineCall';
import type { Logger } from 'pino';
import type * as z from 'zod/mini';
import type { Database } from '../database/schema';

/** What handlers work with; made once per API. */
export interface ApiContext {
  db: Database;
  /** URL of a stored picture. */
  mediaUrl: (path: string) => string;
  log: Logger;
}

type Parsed<S> = S extends z.core.$ZodType ? z.output<S> : undefined;

/** A request after validation, and on customer calls after its token was checked. */
export interface Input<C extends Call> {
  params: Parsed<Exclude<C['params'], undefined>>;
  query: Parsed<Exclude<C['query'], undefined>>;
  body: Parsed<Exclude<C['body'], undefined>>;
  customerUuid: C['access'] extends 'customer' ? string : undefined;
  /** The bearer token as sent, if any; not checked on public calls. */
  token: string | undefined;
  idempotencyKey: string | undefined;
  /** Network address of whoever asks. */
  address: string;
}

type Calls = typeof apiCalls;

/** One handler per call of the contract: a missing or surplus one does not compile. */
export type Handlers<Ids extends ApiCallId = ApiCallId> = {
  [Id in Ids]: (
    input: Input<Calls[Id]>,
    context: ApiContext,
  ) => Promise<z.input<Calls[Id]['reply']>>;
};
