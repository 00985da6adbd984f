import { createLatePart } from '../late-part/LatePart';
import type { ListFailureProps } from './ListFailure';

/** What stands in for a list that is not there; its code is for the rare page that needs it. */
export const LateListFailure = createLatePart<ListFailureProps>(
  () => import(/* webpackChunkName: "list-error" */ './ListFailure').then((it) => it.ListFailure),
  { when: 'seen' },
);
