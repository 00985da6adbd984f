import { lateComponent } from '../composition/lateComponent';

/** Toasts and the word of being offline, fetched when idle; the bus holds what is said before. */
export const LateNotices = lateComponent(
  'notices',
  () => import(/* webpackChunkName: "notices" */ './Notices').then(({ Notices }) => Notices),
  { isInHtml: false },
);
