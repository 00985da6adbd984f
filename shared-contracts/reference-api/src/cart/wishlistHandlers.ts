import { randomUUID } from 'node:crypto';
import type { WishlistEntry } from '@marketplace/contracts/api/wishlist';
import { toTaka } from '@marketplace/contracts/commerce/money';
import { selectSummaries, toSummary } from '../catalogue/productSummaries';
import { readVariants } from '../catalogue/readVariants';
import { inTransaction } from '../database/inTransaction';
import { lockName } from '../database/locks';
import type { Database } from '../database/schema';
import { ApiProblem, notFound } from '../http/ApiProblem';
import type { Handlers, ReplyContext } from '../http/Handlers';
import { deletedParts } from './deletedParts';
import { findOffer } from './offers';

const MAX_ENTRIES = 200;

export const wishlistHandlers: Handlers<
  'listWishlist' | 'addWishlistEntry' | 'removeWishlistEntry'
> = {
  async listWishlist({ customerUuid }, context) {
    return { items: await readEntries(context.db, context, customerUuid) };
  },

  addWishlistEntry({ customerUuid, body }, context) {
    const { productUuid } = body;
    return inTransaction(context.db, async (trx) => {
      // The lock keeps concurrent wishes within the limit. It also ensures that the same wish from
      // two tabs is stored only once.
      await lockName(trx, `wishlist of ${customerUuid}`);
      // Customers can wish for a product without choosing one of its variants.
      const { variantUuid, pricePaisa } = body.productVariantUuid
        ? await findOffer(trx, body)
        : await productWithoutChoice(trx, productUuid);
      const known = await readEntries(trx, context, customerUuid);
      const isSame = (entry: { productUuid: string; productVariantUuid: string | null }) =>
        entry.productUuid === productUuid && entry.productVariantUuid === variantUuid;
      const same = known.find(isSame);
      if (same) return same;
      if (known.length >= MAX_ENTRIES) {
        throw new ApiProblem(409, 'too-many', `A wishlist holds at most ${MAX_ENTRIES} entries`);
      }
      await trx
        .insertInto('wishlistEntries')
        .values({
          uuid: randomUUID(),
          customerUuid,
          productUuid,
          variantUuid,
          keptPricePaisa: pricePaisa,
        })
        .execute();
      const added = (await readEntries(trx, context, customerUuid)).find(isSame);
      if (!added) throw notFound('That wishlist entry');
      return added;
    });
  },

  async removeWishlistEntry({ customerUuid, params }, { db }) {
    const removed = await db
      .deleteFrom('wishlistEntries')
      .where('uuid', '=', params.wishlistUuid)
      .where('customerUuid', '=', customerUuid)
      .returning('uuid')
      .executeTakeFirst();
    if (!removed) throw notFound('That wishlist entry');
    return { isDone: true };
  },
};

async function productWithoutChoice(db: Database, productUuid: string) {
  const product = await db
    .selectFrom('products')
    .select('pricePaisa')
    .where('uuid', '=', productUuid)
    .executeTakeFirst();
  if (!product) throw notFound('That product');
  return { variantUuid: null, pricePaisa: product.pricePaisa };
}

async function readEntries(
  db: Database,
  context: ReplyContext,
  customerUuid: string,
): Promise<WishlistEntry[]> {
  const rows = await db
    .selectFrom('wishlistEntries')
    .select(['uuid', 'productUuid', 'variantUuid', 'keptPricePaisa', 'gone'])
    .where('customerUuid', '=', customerUuid)
    .orderBy('createdAt', 'desc')
    .orderBy('uuid')
    .execute();
  if (rows.length === 0) return [];
  const products = await selectSummaries(db)
    .where('products.uuid', 'in', [...new Set(rows.map(({ productUuid }) => productUuid))])
    .execute();
  const variantUuids = rows.flatMap(({ variantUuid }) => variantUuid ?? []);
  const variants = await readVariants(db, context, 'uuid', variantUuids);
  return rows.map((row) => {
    const summary = products.find(({ uuid }) => uuid === row.productUuid);
    const product = summary && toSummary(summary, context);
    const variant = variants.find(({ uuid }) => uuid === row.variantUuid) ?? null;
    const isSold = product && (variant !== null || row.variantUuid === null);
    return {
      uuid: row.uuid,
      productUuid: row.productUuid,
      productVariantUuid: row.variantUuid,
      ...(isSold ? { product, variant } : deletedParts(row, product, context)),
      keptPrice: toTaka(row.keptPricePaisa),
    };
  });
}
