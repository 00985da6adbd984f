import { type EventMap, useRetained } from '@marketplace/contracts/events';
import { useRootData } from '../layouts/useRootData';

/** Who is signed in: as the server saw it until the browser knows better. */
export function useSession(): EventMap['session:changed'] {
  const { user } = useRootData();
  const published = useRetained('session:changed');
  return published ?? { isLogin: user !== null, user };
}
