import * as z from 'zod/mini';
import { LOCALES } from '../i18n/locale';
import { defineCall } from './defineCall';

const isSubscribed = z.boolean();
const messageLanguage = z.nullable(z.enum(LOCALES, { error: 'must be a language of the shop' }));

const preferences = z.object({
  /**
   * True if the newsletter is sent to the customer's e-mail address; `null` without a confirmed
   * address.
   */
  isSubscribed: z.nullable(isSubscribed),
  /**
   * Language of messages about orders; `null` if each message is in the language in which the order
   * was placed.
   */
  messageLanguage,
});
export type Preferences = z.infer<typeof preferences>;

/** Returns what the customer has chosen about newsletter and messages. */
export const getPreferences = defineCall({
  id: 'getPreferences',
  summary: "The customer's choices about newsletter and messages",
  method: 'GET',
  path: '/customer/preferences',
  access: 'customer',
  reply: preferences,
  errors: [401],
  isExtension: true,
});

/**
 * Changes the given choices. 409 `email-unverified` if the newsletter is chosen or declined without
 * a confirmed e-mail address, because the address may be another person's.
 */
export const updatePreferences = defineCall({
  id: 'updatePreferences',
  summary: 'Change choices about newsletter and messages',
  method: 'PATCH',
  path: '/customer/preferences',
  access: 'customer',
  body: z.object({
    /** True to receive the newsletter, false to receive it no longer. */
    isSubscribed: z.optional(isSubscribed),
    /** Language of messages about orders; `null`: the language in which each order is placed. */
    messageLanguage: z.optional(messageLanguage),
  }),
  reply: preferences,
  errors: [400, 401, 409],
  isExtension: true,
});
