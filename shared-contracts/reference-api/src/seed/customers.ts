import { postalAddress } from '@marketplace/contracts/api/addresses';
import { orderStatus } from '@marketplace/contracts/api/orders';
import { paymentMethod } from '@marketplace/contracts/api/payments';
import * as z from 'zod/mini';
import { readTable } from './readTable';
import { stableUuid } from './stable';

const order = z.strictObject({
  daysAgo: z.int().check(z.nonnegative()),
  status: orderStatus,
  payment: paymentMethod,
  /**
   * Ordered products: `handle` is one piece, `handle*2` are two pieces, and `handle#3` is one piece
   * of the fourth variant.
   */
  lines: z.array(z.string()).check(z.minLength(1)),
  note: z.optional(z.string()),
});
export type OrderSource = z.infer<typeof order>;

const customer = z.strictObject({
  phone: z.string(),
  fullName: z.string(),
  email: z.optional(z.string()),
  /** True by default. */
  isPhoneVerified: z.optional(z.boolean()),
  addresses: z.array(z.strictObject({ ...postalAddress.shape, label: z.string() })),
  orders: z.array(order),
  /** Products on the wishlist, written like `lines`. */
  wishlist: z.array(z.string()),
});
export type CustomerSource = z.infer<typeof customer>;

/** The password of every seeded customer. */
export const DEMO_PASSWORD = 'Passw0rd!';

export const readCustomers = () => readTable('customers.json', customer);

export const customerUuid = (phone: string) => stableUuid(`customer ${phone}`);
