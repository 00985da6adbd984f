import { createIsland } from './Island';
import type { ListFailureProps } from './ListFailure';

/** In place of a list that failed or is still loading; few pages need its code. */
export const ListFailureIsland = createIsland<ListFailureProps>(
  () => import(/* webpackChunkName: "list-error" */ './ListFailure').then((it) => it.ListFailure),
  { when: 'seen' },
);
