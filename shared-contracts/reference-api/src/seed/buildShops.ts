import { toPaisa } from '@marketplace/contracts/commerce/money';
import type { Insertable } from 'kysely';
import type { Schema } from '../database/schema';
import { shopAddresses } from './data/shopAddresses';
import { shops } from './data/shops';
import { picturePaths } from './pictures/picturePaths';
import { shopBanners } from './products/shopBanners';
import { daysAgo, stableUuid } from './stable';

/** Before a shop's own number; the demonstration customers have theirs from the same block. */
const FIRST_PHONE = 8_801_711_000_101;

/** In taka: what bringing a parcel to another district costs, and within the shop's own. */
const [ELSEWHERE, WITHIN_DISTRICT] = [120, 60];

/** Sums in taka from which shops deliver free of charge, by turns. */
const FREE_DELIVERY_FROM = [500, 800, null, 1000] as const;

/** The shops with their contact data: mail goes to a domain that is nobody's. */
export function buildShops(): Insertable<Schema['shops']>[] {
  const banners = shopBanners();
  return shops.map(({ handle, name, about, logo, district }, i) => ({
    uuid: stableUuid(`shop ${handle}`),
    handle,
    name,
    description: `<p>${about}.</p><p>Sends from ${district}.</p>`,
    phone: `+${FIRST_PHONE + i}`,
    email: `${handle}@example.com`,
    district,
    address: shopAddresses.get(handle) ?? null,
    createdAt: daysAgo(400 + i),
    deliveryChargePaisa: toPaisa(ELSEWHERE),
    deliveryChargeWithinDistrictPaisa: toPaisa(WITHIN_DISTRICT),
    freeDeliveryFromPaisa: freeDeliveryOf(i),
    ...picturePaths('shops', 'vegetable', logo),
    ...bannerPaths(handle, banners),
  }));
}

function freeDeliveryOf(position: number) {
  const taka = FREE_DELIVERY_FROM[position % FREE_DELIVERY_FROM.length];
  return taka ? toPaisa(taka) : null;
}

function bannerPaths(handle: string, banners: ReturnType<typeof shopBanners>) {
  const banner = banners.get(handle);
  if (!banner) throw new Error(`The shop ${handle} has no banner.`);
  const { smallPath, mediumPath } = picturePaths('banners', banner.section, banner.composition);
  return { bannerSmallPath: smallPath, bannerMediumPath: mediumPath };
}
