import type * as z from 'zod/mini';

type Schema = z.ZodMiniType;

/** Files that a call takes as `multipart/form-data` instead of a JSON body. */
export interface UploadRule {
  /** Name of the form field, repeated for each file. */
  field: string;
  mostFiles: number;
  /** Most bytes of one file. */
  mostBytes: number;
}

/**
 * One call of the API contract (specification section 7). Types, client, validation and
 * documentation all derive from it.
 */
export interface Call<
  Params extends Schema | undefined = Schema | undefined,
  Query extends Schema | undefined = Schema | undefined,
  Body extends Schema | undefined = Schema | undefined,
  Reply extends Schema = Schema,
> {
  /** Unique and stable, e.g. `listProducts`; releases list the calls that they use by it. */
  id: string;
  /** One sentence for the API documentation. */
  summary: string;
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** Path under the API host, with parameters in braces, e.g. `/order/my-order/{id}`. */
  path: string;
  /** `customer`: needs a valid bearer token, else 401. */
  access: 'public' | 'customer';
  /**
   * Purpose that the visitor must have agreed to (decision 031). The cookie `consent` lists the
   * purposes, separated by dots. 403 without consent.
   */
  needsConsent?: 'statistics';
  /** Also accepts the token of a guest (`verifyGuestPhone`), if the host has guests. */
  isForGuests?: boolean;
  /** Path parameters. An invalid value gives a 404, because nothing can exist there. */
  params?: Params;
  /** Query keys. Unknown keys are ignored; an invalid value gives a 400 that names the key. */
  query?: Query;
  /** JSON body. Unknown keys are ignored; an invalid value gives a 400 that names the key. */
  body?: Body;
  /** Files that the call takes instead of a JSON body. */
  upload?: UploadRule;
  reply: Reply;
  /** Repairs an invalid reply, if one bad item must not make the whole reply unusable. */
  mendReply?: (body: unknown) => Promise<unknown>;
  /** Error statuses besides 413, 415, 429 and 5xx, which any call may reply. */
  errors: readonly number[];
  /**
   * Seconds for which any cache may keep an anonymous reply; `staleSeconds` says how long it may be
   * stale.
   */
  cacheSeconds?: number;
  /**
   * Only shared caches keep its replies. A browser asks every time, because the customer may just
   * have changed the list, and a page made for a customer asks for it again.
   */
  isRenewedByBrowsers?: boolean;
  /**
   * Extension. The reply holds texts of the market in the best available language of
   * `Accept-Language`. The host names that language in `Content-Language` and sends `Vary:
   * Accept-Language` to caches; fields such as `nameLanguage` name the language of a text that
   * differs from it.
   */
  isTranslated?: boolean;
  /** Not in specification section 7, so a host may lack it (see `getCapabilities`). */
  isExtension?: boolean;
  /**
   * Accepts an `Idempotency-Key` header. One key of a customer, or of a visitor's network, does its
   * work once: repeated within a day, it gives the first reply, or a 409 if the body differs. An
   * extension, except in `placeOrder`: a host may ignore the key.
   */
  isIdempotent?: boolean;
}

/** Declares a call. It returns its argument and exists for the types only. */
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

/** Arguments of a call: those of `params`, `query`, `body` and `files` that it declares. */
export type CallInput<C extends Call> = Part<'params', Exclude<C['params'], undefined>> &
  Part<'query', Exclude<C['query'], undefined>> &
  Part<'body', Exclude<C['body'], undefined>> &
  ([Exclude<C['upload'], undefined>] extends [never]
    ? { files?: undefined }
    : { files: readonly Blob[] });

/** Type of a call's reply. */
export type ReplyOf<C extends Call> = z.output<C['reply']>;
