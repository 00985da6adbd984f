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

/** What handlers depend on, created once per API. */
export interface ApiContext extends DataContext {
  /** Folder of the stored pictures. */
  mediaDir: string;
  /** URL of a stored picture. */
  mediaUrl: (path: string) => string;
  /**
   * Language of the texts in the reply: of the available languages, the one that the request
   * prefers.
   */
  language: Locale;
  /** Takes SMS and mails, and sends them after the reply. */
  messenger: Dispatcher;
  payments: Payments;
  /** Origins of links in messages, without a trailing slash. */
  publicUrls: { shop: string; api: string };
  orderRules: OrderRules;
  sessionLimits: SessionLimits;
  /** Names of the market. A password must not consist of them only. */
  brandNames: readonly string[];
  /** Tells whether a password has leaked; undefined if no such service is configured. */
  breachedPasswords?: BreachedPasswords;
  log: Logger;
}

/** Context that is needed to turn rows into replies. */
export type ReplyContext = Pick<ApiContext, 'mediaUrl' | 'language'>;

type Parsed<S> = S extends z.core.$ZodType ? z.output<S> : undefined;

/** A valid request. On calls for customers its token has been checked. */
export interface Input<C extends Call> {
  params: Parsed<Exclude<C['params'], undefined>>;
  query: Parsed<Exclude<C['query'], undefined>>;
  body: Parsed<Exclude<C['body'], undefined>>;
  customerUuid: C['access'] extends 'customer'
    ? C['isForGuests'] extends true
      ? string | undefined
      : string
    : undefined;
  /** On calls that guests may use: a person without an account who has verified a phone. */
  guest: C['isForGuests'] extends true ? Guest | undefined : undefined;
  /** Uploaded files of a call with an upload rule; only their number and size have been checked. */
  files: [Exclude<C['upload'], undefined>] extends [never] ? undefined : UploadedBytes[];
  /** Aborted if the client disconnects before the reply. */
  signal: [Exclude<C['upload'], undefined>] extends [never] ? undefined : AbortSignal;
  /** Bearer token of the request, if it has one; public calls do not check it. */
  token: string | undefined;
  /** `Idempotency-Key` of the request, if the call takes one and the request has one. */
  writeKey: WriteKey | undefined;
  device: Device;
  /** Network of the client (`networkOf`), for rate limits. */
  address: string;
}

type Calls = typeof apiCalls;

/**
 * One handler per call of the contract. A handler that is missing or belongs to no call does not
 * compile.
 */
export type Handlers<Ids extends ApiCallId = ApiCallId> = {
  [Id in Ids]: (
    input: Input<Calls[Id]>,
    context: ApiContext,
  ) => Promise<z.input<Calls[Id]['reply']>>;
};

/** A scheduled job. It may run twice, or on two machines at the same time, without harm. */
export type Job = (context: ApiContext) => Promise<void>;
