import type { ShopSummary } from '@marketplace/contracts/api/shops';
import { sql } from 'kysely';
import type { Database } from '../database/schema';
import { translate } from '../database/translations';
import type { ReplyContext } from '../http/Handlers';
import { toPicture } from '../http/pictures';

const PLACES = 10;

/**
 * Selects shops with the fields that a list shows. The number of products is not counted here: the
 * database keeps it in `product_counts`.
 */
export function selectShops(db: Database) {
  return db
    .selectFrom('shops')
    .leftJoin('productCounts', (join) =>
      join
        .onRef('productCounts.key', '=', 'shops.uuid')
        .on('productCounts.pricePaisa', '=', sql.lit(0)),
    )
    .select([
      'shops.uuid',
      'shops.handle',
      'shops.name',
      'shops.nameTranslations',
      'shops.smallPath',
      'shops.mediumPath',
      'shops.bannerSmallPath',
      'shops.bannerMediumPath',
      'shops.ratingTotal',
      'shops.reviewCount',
      'productCounts.products as productCount',
    ]);
}

type ShopRow = Awaited<ReturnType<ReturnType<typeof selectShops>['executeTakeFirstOrThrow']>>;

/**
 * Average number of stars of all reviews of the shop's products, rounded to one decimal place; 0 if
 * there are no reviews.
 */
export const ratingOf = ({
  ratingTotal,
  reviewCount,
}: Pick<ShopRow, 'ratingTotal' | 'reviewCount'>) =>
  reviewCount > 0 ? Math.round((ratingTotal / reviewCount) * PLACES) / PLACES : 0;

export function toShopSummary(row: ShopRow, { mediaUrl, language }: ReplyContext): ShopSummary {
  return {
    uuid: row.uuid,
    handle: row.handle,
    name: translate(row.name, row.nameTranslations, language).text,
    logoUrl: toPicture(row, mediaUrl),
    bannerUrl: toPicture(
      { smallPath: row.bannerSmallPath, mediumPath: row.bannerMediumPath },
      mediaUrl,
    ),
    averageRating: ratingOf(row),
    reviewCount: row.reviewCount,
    productCount: row.productCount ?? 0,
  };
}
