import type { ProductSummary } from '@marketplace/contracts/api/products';
import type { ApiContext } from '../http/Handlers';
import { selectSummaries, toSummary } from './productSummaries';

/** The cards of products, in the order of their uuids. */
export async function readSummaries(
  { db, mediaUrl }: ApiContext,
  uuids: string[],
): Promise<ProductSummary[]> {
  if (uuids.length === 0) return [];
  const rows = await selectSummaries(db).where('products.uuid', 'in', uuids).execute();
  const byUuid = new Map(rows.map((row) => [row.uuid, toSummary(row, mediaUrl)]));
  return uuids.flatMap((uuid) => byUuid.get(uuid) ?? []);
}
