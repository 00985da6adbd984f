import type { ApiCallId, apiCalls } from '@marketplace/contracts/api/apiCalls';
import type { Call } from '@marketplace/contracts/api/defineCall';
import type { Locale } from '@marketplace/contracts/i18n/locale';
import type { Logger } from 'pino';
import type * as z from 'zod/mini';
import type { DataContext } from '../database/schema';
import type { BreachedPasswords } from '../providers/breachedPasswords';
import type { Dispatcher } from '../providers/createDispatcher';
import type { Payments } from '../providers/PaymentGateway';
import type { Device } from './deviceCookie';
import type { Guest } from './guestTokens';
import type { OrderRules } from './OrderRules';
import type { UploadedBytes } from './readFiles';
import type { SessionLimits } from './SessionLimits';
import type { WriteKey } from './writeOnce';

/**
 * Services and settings that handlers use. All are created once for the API, except `language`,
 * which differs between requests.
 */
export interface ApiContext extends DataContext {
  mediaDir: string;
  /** Returns the URL of a stored picture. */
  mediaUrl: (path: string) => string;
  /** Available language that the request prefers. The reply's texts are in this language. */
  language: Locale;
  /** Sends SMS and mails on behalf of handlers. */
  messenger: Dispatcher;
  payments: Payments;
  /** Base URLs of links in messages, without a trailing slash. `api` may have a path. */
  publicUrls: { shop: string; api: string };
  orderRules: OrderRules;
  sessionLimits: SessionLimits;
  /** Names of the shop's brand. A password must not consist mostly of one of these names. */
  brandNames: readonly string[];
  /** Checks whether a password has leaked; undefined if no such service is configured. */
  breachedPasswords?: BreachedPasswords;
  log: Logger;
}

/** Fields of the context that are needed to convert rows to replies. */
export type ReplyContext = Pick<ApiContext, 'mediaUrl' | 'language'>;

type Parsed<S> = S extends z.core.$ZodType ? z.output<S> : undefined;

/** A request that has been validated. If the call is for customers, its token has been checked. */
export interface Input<C extends Call> {
  params: Parsed<Exclude<C['params'], undefined>>;
  query: Parsed<Exclude<C['query'], undefined>>;
  body: Parsed<Exclude<C['body'], undefined>>;
  customerUuid: C['access'] extends 'customer'
    ? C['isForGuests'] extends true
      ? string | undefined
      : string
    : undefined;
  /** The guest who sent the request, if guests may make this call and the token is a guest's. */
  guest: C['isForGuests'] extends true ? Guest | undefined : undefined;
  /** Uploaded files, if the call accepts uploads. Only their number and size have been checked. */
  files: [Exclude<C['upload'], undefined>] extends [never] ? undefined : UploadedBytes[];
  /** Signal that is aborted if the client disconnects before the reply is sent. */
  signal: [Exclude<C['upload'], undefined>] extends [never] ? undefined : AbortSignal;
  /** Bearer token of the request, if it has one. It has not been checked if the call is public. */
  token: string | undefined;
  /** `Idempotency-Key` of the request; undefined without one, or if the call does not use it. */
  writeKey: WriteKey | undefined;
  device: Device;
  /** Network of the client (`networkOf`), for rate limits. */
  address: string;
}

type Calls = typeof apiCalls;

/**
 * One handler for each call of the contract. TypeScript reports a missing handler, and a handler
 * for which there is no call.
 */
export type Handlers<Ids extends ApiCallId = ApiCallId> = {
  [Id in Ids]: (
    input: Input<Calls[Id]>,
    context: ApiContext,
  ) => Promise<z.input<Calls[Id]['reply']>>;
};

/** A scheduled job. It must do no harm if it runs twice, or on two machines simultaneously. */
export type Job = (context: ApiContext) => Promise<void>;
