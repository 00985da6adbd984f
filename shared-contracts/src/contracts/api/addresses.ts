import * as z from 'zod/mini';
import { defineCall } from './defineCall';
import { done, line, optionalLine, phone, uuid } from './fields';
import { pageOf, pageQuery } from './pagination';

/**
 * A postal address. Its phone may lack the +88, which the API adds (specification section 5). Forms
 * offer the divisions, districts and upazilas of `listDivisions` and `listUpazilas`. The API also
 * accepts other names, because lists of upazilas get out of date.
 */
export const postalAddress = z.object({
  /** Name of the recipient. */
  name: line(100),
  phone,
  /** English name of the division. */
  division: line(60),
  /** English name of the district. */
  district: line(60),
  /** Name of the upazila, or of the thana if the address is in a city. */
  upazila: line(60),
  /** Village, quarter or sector. */
  area: line(100),
  /** Street and house. */
  street: line(),
  /** A well-known building or spot nearby. */
  landmark: optionalLine(),
  /** Four digits in Bangladesh; the API does not check the format. */
  postcode: optionalLine(12),
});
export type PostalAddress = z.infer<typeof postalAddress>;

/** A postal address in a reply of the API. */
export const shownAddress = z.object({
  ...postalAddress.shape,
  /**
   * API extension: names of the places in the language of the reply; left out if they equal the
   * English names.
   */
  placeNames: z.optional(
    z.object({
      /** Shown name of the division. */
      division: z.string(),
      /** Shown name of the district. */
      district: z.string(),
      /** Shown name of the upazila or thana. */
      upazila: z.string(),
    }),
  ),
});
export type ShownAddress = z.infer<typeof shownAddress>;

/** A saved address, as a client sends it to the API. */
export const addressInput = z.object({
  ...postalAddress.shape,
  /** The customer's name for the address, e.g. Home. */
  label: optionalLine(40),
  /**
   * `true` makes this address the default address. `false` changes nothing, because the default
   * address stays the default until another one is.
   */
  isDefault: z.optional(z.boolean({ error: 'must be true or false' })),
});
export type AddressInput = z.infer<typeof addressInput>;

/** A saved address. At most one address of a customer is the default. */
export const address = z.object({
  ...addressInput.shape,
  ...shownAddress.shape,
  uuid,
  /** True for the customer's default address, with which a checkout starts. */
  isDefault: z.boolean(),
});
export type Address = z.infer<typeof address>;

const addressParams = z.object({
  /** Uuid of one of the customer's own addresses. */
  uuid,
});

/**
 * Lists the customer's addresses: first the default address, then the others, newest first. 10 per
 * page by default.
 */
export const listAddresses = defineCall({
  id: 'listAddresses',
  summary: "The customer's saved addresses",
  method: 'GET',
  path: '/order/shipping-address',
  access: 'customer',
  query: z.object(pageQuery(10)),
  reply: pageOf(address),
  errors: [400, 401],
  isTranslated: true,
});

/**
 * Saves an address. The customer's first address becomes the default address. 409 if the customer
 * already has 50 addresses.
 */
export const createAddress = defineCall({
  id: 'createAddress',
  summary: 'Save an address',
  method: 'POST',
  path: '/order/shipping-address',
  access: 'customer',
  body: addressInput,
  reply: address,
  errors: [400, 401, 409],
  isIdempotent: true,
});

/**
 * Changes the given fields of an address; `null` clears an optional field. Replies with 404 for
 * another customer's address.
 */
export const updateAddress = defineCall({
  id: 'updateAddress',
  summary: 'Change fields of a saved address',
  method: 'PATCH',
  path: '/order/shipping-address/{uuid}',
  access: 'customer',
  params: addressParams,
  body: z.partial(addressInput),
  reply: address,
  errors: [400, 401, 404],
});

/**
 * Deletes an address. Existing orders keep their shipping address. After the default address, the
 * newest of the others becomes the default. Replies with 404 for another customer's address.
 */
export const deleteAddress = defineCall({
  id: 'deleteAddress',
  summary: 'Delete a saved address',
  method: 'DELETE',
  path: '/order/shipping-address/{uuid}',
  access: 'customer',
  params: addressParams,
  reply: done,
  errors: [401, 404],
});
