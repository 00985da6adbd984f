import { lateComponent } from '../composition/lateComponent';
import { addLateMessages } from '../late-texts/addLateMessages';

/** Toasts and the word of being offline, fetched when idle; the bus holds what is said before. */
export const LateNotices = lateComponent(
  'notices',
  () => import(/* webpackChunkName: "notices" */ './Notices').then(({ Notices }) => Notices),
  { isInHtml: false, addTexts: addLateMessages },
);
