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

/** Dependencies of handlers, created once per API. */
export interface ApiContext extends DataContext {
  /** Folder of the stored pictures. */
  mediaDir: string;
  /** URL of a stored picture. */
  mediaUrl: (path: string) => string;
  /** Language of texts in the reply: the available one that the request prefers. */
  language: Locale;
  /** Accepts texts and mails, and sends them after the reply. */
  messenger: Dispatcher;
  payments: Payments;
  /** Origins of links in messages, without a trailing slash. */
  publicUrls: { shop: string; api: string };
  orderRules: OrderRules;
  sessionLimits: SessionLimits;
  /** Names of the market, which passwords may not consist of. */
  brandNames: readonly string[];
  /** Undefined if no leak service is configured. */
  breachedPasswords?: BreachedPasswords;
  log: Logger;
}

/** Settings that turn rows into replies. */
export type ReplyContext = Pick<ApiContext, 'mediaUrl' | 'language'>;

type Parsed<S> = S extends z.core.$ZodType ? z.output<S> : undefined;

/** A request after validation and, on customer calls, with a checked token. */
export interface Input<C extends Call> {
  params: Parsed<Exclude<C['params'], undefined>>;
  query: Parsed<Exclude<C['query'], undefined>>;
  body: Parsed<Exclude<C['body'], undefined>>;
  customerUuid: C['access'] extends 'customer'
    ? C['isForGuests'] extends true
      ? string | undefined
      : string
    : undefined;
  /** On calls for guests: a person without an account who has verified a phone. */
  guest: C['isForGuests'] extends true ? Guest | undefined : undefined;
  /** Files of a call with an upload rule, unchecked except for their size. */
  files: [Exclude<C['upload'], undefined>] extends [never] ? undefined : UploadedBytes[];
  /** Aborted if the sender of the files disconnects before the reply. */
  signal: [Exclude<C['upload'], undefined>] extends [never] ? undefined : AbortSignal;
  /** Bearer token as sent, if any; unchecked on public calls. */
  token: string | undefined;
  /** The `Idempotency-Key` of a call that takes one, if sent. */
  writeKey: WriteKey | undefined;
  device: Device;
  /** Network of the client (`networkOf`), for rate limits. */
  address: string;
}

type Calls = typeof apiCalls;

/** One handler per call of the contract; a missing or extra one does not compile. */
export type Handlers<Ids extends ApiCallId = ApiCallId> = {
  [Id in Ids]: (
    input: Input<Calls[Id]>,
    context: ApiContext,
  ) => Promise<z.input<Calls[Id]['reply']>>;
};

/** A scheduled job. It must be safe to run twice, or on two hosts at once. */
export type Job = (context: ApiContext) => Promise<void>;
