import type { DataContext } from '../database/schema';

const KEPT_MS = 90 * 24 * 60 * 60 * 1000;

/** Deletes events and web vitals after 90 days, as the privacy policy says. */
export async function deleteOldMeasurements({ db, now }: DataContext): Promise<void> {
  const since = new Date(now().getTime() - KEPT_MS);
  await db.deleteFrom('analyticsEvents').where('recordedAt', '<', since).execute();
  await db.deleteFrom('webVitals').where('recordedAt', '<', since).execute();
}
