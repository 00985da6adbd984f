import { sql } from 'kysely';
import type { DatabaseTransaction } from '../database/schema';

/** Pieces of one product or variant. */
export interface Pieces {
  productUuid: string;
  variantUuid: string | null;
  quantity: number;
}

/** Puts pieces back on the shelf, in the sequence in which `takeStock` takes them. */
export async function returnStock(trx: DatabaseTransaction, pieces: Pieces[]): Promise<void> {
  for (const { productUuid, variantUuid, quantity } of [...pieces].sort(bySequence)) {
    const table = variantUuid ? sql`product_variants` : sql`products`;
    await sql`update ${table} set inventory_quantity = inventory_quantity + ${quantity}
      where uuid = ${variantUuid ?? productUuid}`.execute(trx);
  }
}

const keyOf = ({ variantUuid, productUuid }: Pieces) =>
  variantUuid ? `1${variantUuid}` : `0${productUuid}`;
const bySequence = (a: Pieces, b: Pieces) => (keyOf(a) < keyOf(b) ? -1 : 1);
