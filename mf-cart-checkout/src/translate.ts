import { msg } from '@lingui/core/macro';
import { createTranslator } from '@marketplace/contracts/i18n/createTranslator';
import { cartPath } from '@marketplace/contracts/routes';
import { loadMessages } from './locales/loadMessages';

/** Translates what the service and actions say, which have no component to do it. */
export const translate = createTranslator(loadMessages);

/** The link of a toast to the cart; its text is in the messages that `translate` loads. */
export const linkToCart = async () => ({
  path: cartPath(),
  label: await translate(msg`View cart`),
});
