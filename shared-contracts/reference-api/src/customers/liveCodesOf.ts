import type { Database } from '../database/schema';

/** Hashes of the codes that would verify a phone now, the newest first. */
export async function liveCodesOf(db: Database, phone: string, present: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('signUps')
    .select('codeHash')
    .where('phone', '=', phone)
    .where('expiresAt', '>', present)
    .orderBy('createdAt', 'desc')
    .execute();
  return rows.map(({ codeHash }) => codeHash);
}
