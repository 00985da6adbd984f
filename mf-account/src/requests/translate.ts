import { createTranslator } from '@marketplace/contracts/i18n/createTranslator';
import { loadMessages } from '../locales/loadMessages';

/** Translates messages in actions, which run outside of components. */
export const translate = createTranslator(loadMessages);
