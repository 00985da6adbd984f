import type { EventMap } from '@marketplace/contracts/events';

/** Who is signed in: their uuid, `null` for a visitor, `undefined` while it is not known. */
export function customerOf(
  session: EventMap['session:changed'] | undefined,
): string | null | undefined {
  if (!session) return undefined;
  return session.isLogin ? session.user?.uuid : null;
}
