import * as z from 'zod/mini';
import { defineCall } from './defineCall';
import { done, line, optionalText, uuid } from './fields';
import { pageOf, pageQuery } from './pagination';

const phone = line(30).check(
  z.regex(/^\+?[\d০-৯][\d০-৯ -]{5,}$/, { error: 'must be a phone number' }),
);

/** Where a parcel goes. Phones may lack the +88; the host adds it (specification section 5). */
export const postalAddress = z.object({
  /** Who receives it. */
  name: line(100),
  phone,
  division: line(60),
  district: line(60),
  upazila: line(60),
  area: line(100),
  street: line(),
  landmark: optionalText(),
  postcode: optionalText(12),
});
export type PostalAddress = z.infer<typeof postalAddress>;

/** What a customer saves; `label` is their own word for it, e.g. Home. */
export const addressInput = z.object({
  ...postalAddress.shape,
  label: optionalText(40),
  isDefault: z.optional(z.boolean({ error: 'must be true or false' })),
});
export type AddressInput = z.infer<typeof addressInput>;

/** A saved address; at most one of a customer's is the default one. */
export const address = z.object({
  ...addressInput.shape,
  uuid,
  isDefault: z.boolean(),
});
export type Address = z.infer<typeof address>;

const addressParams = z.object({ uuid });

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
});

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
