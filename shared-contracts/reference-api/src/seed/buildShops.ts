import { toPaisa } from '@marketplace/contracts/commerce/money';
import type { Insertable } from 'kysely';
import * as z from 'zod/mini';
import type { Schema } from '../database/schema';
import { moment, picture, picturePaths, taka } from './fields';
import { readTable } from './readTable';
import { stableUuid } from './stable';

const shop = z.strictObject({
  handle: z.string(),
  name: z.string(),
  description: z.string(),
  phone: z.string(),
  email: z.string(),
  district: z.string(),
  address: z.string(),
  /** Business identification number for VAT, if the shop has one. */
  bin: z.optional(z.string().check(z.regex(/^\d{9}-\d{4}$/))),
  /** Days that the shop needs to hand a parcel over to a carrier. */
  dispatchDays: z.number(),
  createdAt: moment,
  deliveryCharge: taka,
  deliveryChargeWithinDistrict: taka,
  /** Subtotal in taka from which the shop delivers free of charge. */
  freeDeliveryFrom: z.optional(taka),
  picture,
  banner: picture,
});

export const readShops = () => readTable('shops.json', shop);

export const shopUuid = (handle: string) => stableUuid(`shop ${handle}`);

export function buildShops(): Insertable<Schema['shops']>[] {
  return readShops().map((row) => {
    const banner = picturePaths(row.banner);
    return {
      uuid: shopUuid(row.handle),
      handle: row.handle,
      name: row.name,
      description: row.description,
      phone: row.phone,
      email: row.email,
      district: row.district,
      address: row.address,
      bin: row.bin,
      dispatchDays: row.dispatchDays,
      createdAt: row.createdAt,
      deliveryChargePaisa: toPaisa(row.deliveryCharge),
      deliveryChargeWithinDistrictPaisa: toPaisa(row.deliveryChargeWithinDistrict),
      freeDeliveryFromPaisa: row.freeDeliveryFrom ? toPaisa(row.freeDeliveryFrom) : null,
      ...picturePaths(row.picture),
      bannerSmallPath: banner.smallPath,
      bannerMediumPath: banner.mediumPath,
    };
  });
}
