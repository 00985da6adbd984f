import { textsOnce } from '../composition/textsOnce';
import { loadAccountMessages } from './loadAccountMessages';

/** Brings the texts of login modal and account pages to the page. */
export const addAccountMessages = textsOnce(loadAccountMessages);
