import {
  type listOtherSellers,
  MAX_SELLER_OFFERS,
  type SellerOffer,
} from '@marketplace/contracts/api/otherSellers';
import type { ProductSummary } from '@marketplace/contracts/api/products';
import { unitPrice } from '@marketplace/contracts/commerce/unitPrice';
import { sql } from 'kysely';
import type { Database } from '../database/schema';
import type { ApiContext, Handlers, Input } from '../http/Handlers';
import { selectSummaries, toSummary } from './productSummaries';
import { thingNames } from './search/thingNames';
import { ratingOf } from './shopSummaries';

export const otherSellerHandlers: Handlers<'listOtherSellers'> = {
  async listOtherSellers({ query }, context) {
    const thing = await readThing(context.db, query);
    if (!thing) return { items: [] };
    const offers = await readOffers(thing, context);
    return { items: bestOfEachShop(offers, thing).slice(0, MAX_SELLER_OFFERS) };
  },
};

/** Upper limit for the compared offers. The cheapest offers are compared. */
const MAX_COMPARED = 50;
/**
 * Upper limit for the compared offers of one shop, so that a shop with many packs does not hide
 * other shops. The cheapest offers are compared.
 */
const MAX_OF_SHOP = 5;

async function readThing(db: Database, { productUuid }: Input<typeof listOtherSellers>['query']) {
  return db
    .selectFrom('products')
    .select([
      'shopUuid',
      'categoryUuid',
      'measure',
      sql<string[]>`thing_forms(name, name_translations)`.as('names'),
    ])
    .where('uuid', '=', productUuid)
    .executeTakeFirst();
}

type Thing = NonNullable<Awaited<ReturnType<typeof readThing>>>;

const keysOf = sql`thing_keys(products.category_uuid,
  thing_forms(products.name, products.name_translations))`;

async function readOffers(thing: Thing, context: ApiContext): Promise<SellerOffer[]> {
  const names = thingNames(thing.names);
  const offers = selectSummaries(context.db)
    .select(['shops.ratingTotal as shopRatingTotal', 'shops.reviewCount as shopReviewCount'])
    .select(
      sql<number>`row_number() over (
        partition by products.shop_uuid order by products.price_paisa, products.uuid)`.as(
        'rankInShop',
      ),
    )
    // A subquery computes the keys first, so that the index is searched for known values.
    .where(
      sql<boolean>`${keysOf} && (select thing_keys(${thing.categoryUuid}::uuid, ${names}::text[]))`,
    )
    .where('products.shopUuid', '<>', thing.shopUuid)
    .where('shops.isClosed', '=', false)
    .where(
      sql<boolean>`case when products.has_variants
        then variants.inventory_quantity > 0 or variants.sell_stockout
        else products.track_quantity and (products.inventory_quantity > 0 or products.sell_stockout) end`,
    );
  const rows = await context.db
    .selectFrom(offers.as('offers'))
    .selectAll()
    .where('rankInShop', '<=', MAX_OF_SHOP)
    .orderBy('pricePaisa')
    .orderBy('uuid')
    .limit(MAX_COMPARED)
    .execute();
  return rows.map((row) => ({
    ...toSummary(row, context),
    shopAverageRating: ratingOf({
      ratingTotal: row.shopRatingTotal,
      reviewCount: row.shopReviewCount,
    }),
    shopReviewCount: row.shopReviewCount,
  }));
}

type Priced = Pick<ProductSummary, 'price' | 'measure'>;

/** Price per kilo, litre or piece; undefined without a measure. */
const perUnit = ({ price, measure }: Priced) =>
  measure && (unitPrice(price, measure) ?? { price, per: measure.unit });

/**
 * Returns the best offer of each shop, cheapest first by the unit of the product's measure; offers
 * in other units come last.
 */
function bestOfEachShop(offers: SellerOffer[], { measure }: Thing): SellerOffer[] {
  const unit = perUnit({ price: 1, measure: measure ?? undefined })?.per;
  const compared = (offer: SellerOffer) => {
    const one = perUnit(offer);
    return one && one.per === unit ? one.price : Number.POSITIVE_INFINITY;
  };
  const sorted = offers.toSorted((a, b) => {
    const [one, other] = [compared(a), compared(b)];
    return one === other ? a.price - b.price : one - other;
  });
  return sorted.filter(
    ({ shopHandle }, place) =>
      sorted.findIndex((offer) => offer.shopHandle === shopHandle) === place,
  );
}
