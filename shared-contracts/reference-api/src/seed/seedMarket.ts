import type { Database } from '../database/schema';
import { buildMarket } from './buildMarket';
import { insertMarket } from './insertMarket';
import { paintPictures } from './paintPictures';

/** Pictures between two reports: a terminal needs no line for each. */
const REPORT_EVERY = 50;

interface SeedOptions {
  /** Folder the pictures are written to, served under `/media`; without it none are painted. */
  mediaDir?: string;
  /** The pictures are of half the size on each side: quick to paint, for tests. */
  hasSmallPictures?: boolean;
  /** Reports progress: the step in words for a terminal, and the part done from 0 to 1. */
  onProgress?: (step: string, share: number) => void;
}

/**
 * Fills an empty, migrated database with the demo market and paints its pictures. Does nothing to
 * a database that has shops already; pictures that are missing are painted in any case.
 */
export async function seedMarket(
  db: Database,
  { mediaDir, hasSmallPictures, onProgress = () => undefined }: SeedOptions,
): Promise<void> {
  const isSeeded = await db.selectFrom('shops').select('uuid').limit(1).executeTakeFirst();
  const rows = async () => {
    if (isSeeded) return;
    await insertMarket(db, buildMarket());
    onProgress('market data written', 1);
  };
  const pictures = async () => {
    if (!mediaDir) return;
    await paintPictures(mediaDir, {
      areSmall: hasSmallPictures,
      onPainted: (done, total) => {
        if (done % REPORT_EVERY === 0 || done === total) {
          onProgress(`pictures ${done}/${total}`, done / total);
        }
      },
    });
  };
  await Promise.all([rows(), pictures()]);
}
