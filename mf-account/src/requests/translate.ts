import { createTranslator } from '@marketplace/contracts/i18n/createTranslator';
import { loadMessages } from '../locales/loadMessages';

/** Translates messages of actions, which cannot use a component. */
export const translate = createTranslator(loadMessages);
