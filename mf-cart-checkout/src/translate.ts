import { msg } from '@lingui/core/macro';
import { createTranslator } from '@marketplace/contracts/i18n/createTranslator';
import { cartPath } from '@marketplace/contracts/routes';
import { loadMessages } from './locales/loadMessages';

/** Translates messages of the service and of actions, which have no component. */
export const translate = createTranslator(loadMessages);

/** A toast's link to the cart. `translate` must have loaded the messages for its text. */
export const linkToCart = async () => ({
  path: cartPath(),
  label: await translate(msg`View cart`),
});
