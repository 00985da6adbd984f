import * as z from 'zod/mini';
import { defineCall } from './defineCall';
import { done, line, optionalLine, phone, uuid } from './fields';
import { pageOf, pageQuery } from './pagination';

/**
 * A postal address. Phones may lack the +88; the host adds it (specification section 5). Forms
 * offer the division, district and upazila from `listDivisions` and `listUpazilas`, by English
 * name. The host accepts any name, because lists of upazilas get out of date.
 */
export const postalAddress = z.object({
  /** Name of the recipient. */
  name: line(100),
  phone,
  /** By its English name. */
  division: line(60),
  /** By its English name. */
  district: line(60),
  /** Upazila, or in a city its thana. */
  upazila: line(60),
  /** Village, quarter or sector. */
  area: line(100),
  /** Street and house. */
  street: line(),
  /** A well-known building or spot nearby. */
  landmark: optionalLine(),
  /** Four digits in Bangladesh; not checked. */
  postcode: optionalLine(12),
});
export type PostalAddress = z.infer<typeof postalAddress>;

/** A saved address as it is sent to the host. */
export const addressInput = z.object({
  ...postalAddress.shape,
  /** The customer's own word for it, e.g. Home. */
  label: optionalLine(40),
  /** `true` makes this the default address instead of the present one. */
  isDefault: z.optional(z.boolean({ error: 'must be true or false' })),
});
export type AddressInput = z.infer<typeof addressInput>;

/** A saved address. At most one address of a customer is the default. */
export const address = z.object({
  ...addressInput.shape,
  uuid,
  /** True for the address that a checkout starts with. */
  isDefault: z.boolean(),
});
export type Address = z.infer<typeof address>;

const addressParams = z.object({
  /** Uuid of one of the customer's own addresses. */
  uuid,
});

/** The default address first, then the newest. 10 a page by default. */
export const listAddresses = defineCall({
  id: 'listAddresses',
  summary: "The customer's saved addresses",
  method: 'GET',
  path: '/order/shipping-address',
  access: 'customer',
  query: z.object(pageQuery(10)),
  reply: pageOf(address),
  errors: [400, 401],
});

/** The first address becomes the default. 409 if the customer has 50 addresses. */
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
 * Fields that are left out stay unchanged; `null` clears an optional one. 404 for another
 * customer's address.
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

/** Orders keep the address that they were sent to. 404 for another customer's address. */
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
