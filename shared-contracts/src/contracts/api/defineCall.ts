import type * as z from 'zod/mini';

type Schema = z.ZodMiniType;

/** Files that a call takes as `multipart/form-data` instead of a JSON body. */
export interface UploadRule {
  /** Name of the form field, which is repeated for each file. */
  field: string;
  mostFiles: number;
  /** Upper limit for the size of one file, in bytes. */
  mostBytes: number;
}

/**
 * One call of the API contract (specification section 7). Its types, client, validation and
 * documentation are derived from it.
 */
export interface Call<
  Params extends Schema | undefined = Schema | undefined,
  Query extends Schema | undefined = Schema | undefined,
  Body extends Schema | undefined = Schema | undefined,
  Reply extends Schema = Schema,
> {
  /**
   * Unique id that never changes, e.g. `listProducts`. A release lists the ids of the calls that it
   * uses.
   */
  id: string;
  /** One sentence for the API documentation. */
  summary: string;
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** Path under the API host, with parameters in braces, e.g. `/order/my-order/{id}`. */
  path: string;
  /** `customer`: the call needs a valid bearer token; without one, the reply is a 401. */
  access: 'public' | 'customer';
  /**
   * Purpose to which the visitor must have agreed (decision 031); otherwise the reply is a 403. The
   * cookie `consent` lists the purposes, separated by dots.
   */
  needsConsent?: 'statistics';
  /**
   * True if the call also accepts a guest's token from `verifyGuestPhone` or `verifyOrderCode`. Not
   * every API has guests, and some refuse their complaints (`takesComplaints` of an order).
   */
  isForGuests?: boolean;
  /** Path parameters. An invalid value gives a 404, because no resource can have that path. */
  params?: Params;
  /** Query keys. Unknown keys are ignored; an invalid value gives a 400 that names the key. */
  query?: Query;
  /** JSON body. Unknown keys are ignored; an invalid value gives a 400 that names the key. */
  body?: Body;
  /** Rule for the files that the call takes instead of a JSON body. */
  upload?: UploadRule;
  reply: Reply;
  /**
   * Repairs a reply that does not fit the schema, so that one bad item does not make the whole
   * reply unusable.
   */
  mendReply?: (body: unknown) => Promise<unknown>;
  /**
   * Error statuses with which the call may reply. The list omits 413, 415, 429 and 5xx, with which
   * every call may reply.
   */
  errors: readonly number[];
  /**
   * Seconds for which any cache may keep an anonymous reply; for its stale time see `staleSeconds`.
   */
  cacheSeconds?: number;
  /**
   * True if only shared caches may keep the replies. A browser sends a new request each time,
   * because the customer may just have changed the data. For the same reason, the server skips its
   * own cache when it renders a page for a signed-in customer.
   */
  isRenewedByBrowsers?: boolean;
  /**
   * API extension: the reply contains the market's texts in the best available language of
   * `Accept-Language`. The API names that language in `Content-Language` and sends `Vary:
   * Accept-Language` to caches. If a text has a different language, a field such as `nameLanguage`
   * says which.
   */
  isTranslated?: boolean;
  /**
   * True if the call is not in specification section 7, so that an API may lack it (see
   * `getCapabilities`).
   */
  isExtension?: boolean;
  /**
   * True if the call accepts an `Idempotency-Key` header. Only the first request with a key takes
   * effect. For a day, a repeated request with the key gets the first reply again, or a 409 if its
   * body differs. The keys of different customers, or of visitors from different networks, are
   * independent. Except in `placeOrder`, this is an extension: an API may ignore the key.
   */
  isIdempotent?: boolean;
}

/** Declares a call. Returns the declaration unchanged, with its exact type. */
export function defineCall<
  Id extends string,
  Reply extends Schema,
  Access extends Call['access'],
  Params extends Schema | undefined = undefined,
  Query extends Schema | undefined = undefined,
  Body extends Schema | undefined = undefined,
  Upload extends UploadRule | undefined = undefined,
  ForGuests extends boolean | undefined = undefined,
>(
  call: Call<Params, Query, Body, Reply> & {
    id: Id;
    access: Access;
    upload?: Upload;
    isForGuests?: ForGuests;
  },
) {
  return call;
}

type Part<Key extends string, Given> = [Given] extends [never]
  ? { [K in Key]?: undefined }
  : object extends z.input<Given>
    ? { [K in Key]?: z.input<Given> }
    : { [K in Key]: z.input<Given> };

/** Arguments of a call: those of `params`, `query`, `body` and `files` that the call declares. */
export type CallInput<C extends Call> = Part<'params', Exclude<C['params'], undefined>> &
  Part<'query', Exclude<C['query'], undefined>> &
  Part<'body', Exclude<C['body'], undefined>> &
  ([Exclude<C['upload'], undefined>] extends [never]
    ? { files?: undefined }
    : { files: readonly Blob[] });

/** Type of a call's reply. */
export type ReplyOf<C extends Call> = z.output<C['reply']>;
