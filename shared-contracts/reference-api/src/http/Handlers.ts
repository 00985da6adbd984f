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

/** Dependencies of handlers; made once per API. */
export interface ApiContext extends DataContext {
  /** Folder of the stored pictures. */
  mediaDir: string;
  /** URL of a stored picture. */
  mediaUrl: (path: string) => string;
  /** Language of texts in the reply: of those there are, the one that the request prefers. */
  language: Locale;
  /** Takes texts and mails, and sends them after the reply. */
  messenger: Dispatcher;
  payments: Payments;
  /** What links in messages begin with, without a trailing slash. */
  publicUrls: { shop: string; api: string };
  orderRules: OrderRules;
  sessionLimits: SessionLimits;
  /** Names of the market: no password may be made of them. */
  brandNames: readonly string[];
  /** Left out where no service is asked. */
  breachedPasswords?: BreachedPasswords;
  log: Logger;
}

/** Settings by which rows become parts of a reply. */
export type ReplyContext = Pick<ApiContext, 'mediaUrl' | 'language'>;

type Parsed<S> = S extends z.core.$ZodType ? z.output<S> : undefined;

/** A request after validation, and on customer calls after its token was checked. */
export interface Input<C extends Call> {
  params: Parsed<Exclude<C['params'], undefined>>;
  query: Parsed<Exclude<C['query'], undefined>>;
  body: Parsed<Exclude<C['body'], undefined>>;
  customerUuid: C['access'] extends 'customer'
    ? C['isForGuests'] extends true
      ? string | undefined
      : string
    : undefined;
  /** On calls for guests, whoever has no account and has verified a phone to order with. */
  guest: C['isForGuests'] extends true ? Guest | undefined : undefined;
  /** The files of a call with an upload rule, as they came: nothing about them is checked but size. */
  files: [Exclude<C['upload'], undefined>] extends [never] ? undefined : UploadedBytes[];
  /** Aborted when the sender of the files goes away before the reply. */
  signal: [Exclude<C['upload'], undefined>] extends [never] ? undefined : AbortSignal;
  /** The bearer token as sent, if any; not checked on public calls. */
  token: string | undefined;
  /** That of a call which takes an `Idempotency-Key`, where one was sent. */
  writeKey: WriteKey | undefined;
  device: Device;
  /** Network of the client (`networkOf`), which rate limits by address count. */
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

/** Work the API does on a schedule. Doing it twice, or on two hosts at once, is harmless. */
export type Job = (context: ApiContext) => Promise<void>;
