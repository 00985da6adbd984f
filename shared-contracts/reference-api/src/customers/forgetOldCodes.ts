import type { ApiContext } from '../http/Handlers';

const KEPT_MS = 24 * 60 * 60 * 1000;

/** Codes that ran out stay for a day: a new one asked for later is known to be for the same. */
export async function forgetOldCodes({ db, now }: Pick<ApiContext, 'db' | 'now'>): Promise<void> {
  const since = new Date(now().getTime() - KEPT_MS);
  for (const table of ['signUps', 'resetCodes'] as const) {
    await db.deleteFrom(table).where('expiresAt', '<', since).execute();
  }
}
