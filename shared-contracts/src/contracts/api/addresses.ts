import * as z from 'zod/mini';
import { defineCall } from './defineCall';
import { done, line, optionalLine, phone, uuid } from './fields';
import { pageOf, pageQuery } from './pagination';

/**
 * A postal address. Phones may lack the +88; the host adds it (specification section 5). Forms
 * offer division, district and upazila from `listDivisions` and `listUpazilas`, by English name; the
 * host takes any, for lists of places grow old.
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
  /** A known place nearby. */
  landmark: optionalLine(),
  /** Four digits in Bangladesh; not checked. */
  postcode: optionalLine(12),
});
export type PostalAddress = z.infer<typeof postalAddress>;

/** A saved address; `label` is the customer's own name for it, e.g. Home. */
export const addressInput = z.object({
  ...postalAddress.shape,
  /** The customer's own word for it, e.g. Home. */
  label: optionalLine(40),
  /** `true` takes the place of the default address there was. */
  isDefault: z.optional(z.boolean({ error: 'must be true or false' })),
});
export type AddressInput = z.infer<typeof addressInput>;

/** A saved address; at most one of a customer's is the default one. */
export const address = z.object({
  ...addressInput.shape,
  uuid,
  /** True for the address a checkout starts with. */
  isDefault: z.boolean(),
});
export type Address = z.infer<typeof address>;

const addressParams = z.object({
  /** An own address. */
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

/** The first address becomes the default one. 409 past 50 addresses. */
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

/** Fields left out stay as they are; optional ones are cleared by `null`. 404 for another's. */
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

/** Orders keep the address they were sent to. 404 for another's. */
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
