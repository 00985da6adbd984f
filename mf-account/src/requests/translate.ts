import { createTranslator } from '@marketplace/contracts/i18n/createTranslator';
import { loadMessages } from '../locales/loadMessages';

/** Translates what actions say, which have no component to do it. */
export const translate = createTranslator(loadMessages);
