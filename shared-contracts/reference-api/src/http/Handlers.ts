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
 * Services and settings that handlers use. They are created once per API, except `language`, which
 * belongs to the request.
 */
export interface ApiContext extends DataContext {
  mediaDir: string;
  /** URL of a stored picture. */
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
  /** Looks up whether a password has leaked; undefined if no such service is configured. */
  breachedPasswords?: BreachedPasswords;
  log: Logger;
}

/** Fields of the context that turn rows into replies. */
export type ReplyContext = Pick<ApiContext, 'mediaUrl' | 'language'>;

type Parsed<S> = S extends z.core.$ZodType ? z.output<S> : undefined;

/** A request that passed validation. If the call is for customers, the token was checked too. */
export interface Input<C extends Call> {
  params: Parsed<Exclude<C['params'], undefined>>;
  query: Parsed<Exclude<C['query'], undefined>>;
  body: Parsed<Exclude<C['body'], undefined>>;
  customerUuid: C['access'] extends 'customer'
    ? C['isForGuests'] extends true
      ? string | undefined
      : string
    : undefined;
  /** On calls that guests may use: the sender, if the request has a guest's token. */
  guest: C['isForGuests'] extends true ? Guest | undefined : undefined;
  /** Uploaded files of a call with an upload rule; only their number and size have been checked. */
  files: [Exclude<C['upload'], undefined>] extends [never] ? undefined : UploadedBytes[];
  /** Aborted if the client disconnects before the reply. */
  signal: [Exclude<C['upload'], undefined>] extends [never] ? undefined : AbortSignal;
  /** Bearer token of the request, if present; public calls do not check it. */
  token: string | undefined;
  /** `Idempotency-Key` of the request; undefined if the call takes none or the request has none. */
  writeKey: WriteKey | undefined;
  device: Device;
  /** Network of the client (`networkOf`), for rate limits. */
  address: string;
}

type Calls = typeof apiCalls;

/**
 * One handler per call of the contract. TypeScript rejects a missing handler and one without a
 * call.
 */
export type Handlers<Ids extends ApiCallId = ApiCallId> = {
  [Id in Ids]: (
    input: Input<Calls[Id]>,
    context: ApiContext,
  ) => Promise<z.input<Calls[Id]['reply']>>;
};

/** A scheduled job. It must do no harm if it runs twice, or on two machines at the same time. */
export type Job = (context: ApiContext) => Promise<void>;
