import type { ApiContext } from '../http/Handlers';

const KEPT_MS = 24 * 60 * 60 * 1000;

/** The outbox is there to be looked into, not to be an archive of who was told what. */
export async function forgetOldMessages({
  db,
  now,
}: Pick<ApiContext, 'db' | 'now'>): Promise<void> {
  const since = new Date(now().getTime() - KEPT_MS);
  await db.deleteFrom('outboxMessages').where('sentAt', '<', since).execute();
}
