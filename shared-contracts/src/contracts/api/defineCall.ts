import type * as z from 'zod/mini';

type Schema = z.ZodMiniType;

/** Files a call takes as `multipart/form-data` in place of a JSON body. */
export interface UploadRule {
  /** Name of the form field, repeated for each file. */
  field: string;
  mostFiles: number;
  /** Most bytes of one file. */
  mostBytes: number;
}

/** One call of the API contract (specification section 7), from which all that speaks it derives. */
export interface Call<
  Params extends Schema | undefined = Schema | undefined,
  Query extends Schema | undefined = Schema | undefined,
  Body extends Schema | undefined = Schema | undefined,
  Reply extends Schema = Schema,
> {
  /** Unique and stable, e.g. `listProducts`; what releases name when they say which calls they use. */
  id: string;
  /** One sentence for the browsable contract. */
  summary: string;
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** Path under the API host with parameters in braces, e.g. `/order/my-order/{id}`. */
  path: string;
  /** `customer`: needs a valid bearer token, else 401. */
  access: 'public' | 'customer';
  /**
   * Purpose that the visitor must have agreed to (decision 031): the cookie `consent` names the purposes,
   * parted by dots. 403 without.
   */
  needsConsent?: 'statistics';
  /** Takes the token of a guest too (`verifyGuestPhone`), where the host has guests. */
  isForGuests?: boolean;
  /** Path parameters; a value that does not fit is a 404, for nothing can be there. */
  params?: Params;
  /** Query keys; unknown ones are ignored, a value that does not fit is a 400 naming the key. */
  query?: Query;
  /** JSON body; unknown keys are ignored, a value that does not fit is a 400 naming the key. */
  body?: Body;
  /** Takes files and no JSON body. */
  upload?: UploadRule;
  reply: Reply;
  /** Makes the best of a reply that does not fit, where one bad part must not cost the whole. */
  mendReply?: (body: unknown) => Promise<unknown>;
  /** Statuses to expect besides 200, 413, 415, 429 and 5xx, which any call may answer. */
  errors: readonly number[];
  /** Seconds any cache may keep an anonymous reply; `staleSeconds` says how long it may be stale. */
  cacheSeconds?: number;
  /**
   * Only shared caches keep its replies: a browser asks each time, because the customer may just have
   * changed what it lists, and a page made for a customer reads it anew.
   */
  isRenewedByBrowsers?: boolean;
  /**
   * Its reply holds texts of the market, which come in the language that `Accept-Language` prefers, as far as
   * the host has them: an extension. Such a host names the language in `Content-Language` and tells caches
   * by `Vary: Accept-Language`; fields as `nameLanguage` name that of a text in another one.
   */
  isTranslated?: boolean;
  /** Not in specification section 7: a host may lack it (see `getCapabilities`). */
  isExtension?: boolean;
  /**
   * Takes an `Idempotency-Key` header: one key of a customer, or of a visitor's network, does its work once.
   * Sent again within a day it gives the first reply, and a 409 with another body. An extension but for
   * `placeOrder`: a host may ignore it.
   */
  isIdempotent?: boolean;
}

/** Declares a call; the identity function, there for its types. */
export function defineCall<
  Reply extends Schema,
  Access extends Call['access'],
  Params extends Schema | undefined = undefined,
  Query extends Schema | undefined = undefined,
  Body extends Schema | undefined = undefined,
  Upload extends UploadRule | undefined = undefined,
  ForGuests extends boolean | undefined = undefined,
>(
  call: Call<Params, Query, Body, Reply> & {
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

/** Arguments of a call: `params`, `query`, `body` and `files` as it declares them. */
export type CallInput<C extends Call> = Part<'params', Exclude<C['params'], undefined>> &
  Part<'query', Exclude<C['query'], undefined>> &
  Part<'body', Exclude<C['body'], undefined>> &
  ([Exclude<C['upload'], undefined>] extends [never]
    ? { files?: undefined }
    : { files: readonly Blob[] });

/** Type of a call's reply. */
export type ReplyOf<C extends Call> = z.output<C['reply']>;
