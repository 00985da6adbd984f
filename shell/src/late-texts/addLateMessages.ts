import { textsOnce } from '../composition/textsOnce';
import { loadLateMessages } from './loadLateMessages';

/** Brings the texts of what is around a page and comes late. */
export const addLateMessages = textsOnce(loadLateMessages);
