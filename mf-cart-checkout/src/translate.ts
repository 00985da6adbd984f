import { msg } from '@lingui/core/macro';
import { createTranslator } from '@marketplace/contracts/i18n/createTranslator';
import { cartPath } from '@marketplace/contracts/routes';
import { loadMessages } from './locales/loadMessages';

/** Translates messages in the service and in actions, which run outside of components. */
export const translate = createTranslator(loadMessages);

/** Creates a toast's link to the cart. */
export const linkToCart = async () => ({
  path: cartPath(),
  label: await translate(msg`View cart`),
});
