import * as z from 'zod/mini';
import { defineCall } from './defineCall';
import { done, line, uuid } from './fields';

/**
 * Asks for one message when something sold out is back in stock; asking again changes nothing. The reply is
 * the same whoever asks for whichever phone or address. 400 a variant is missing or not its own, or neither
 * an e-mail address nor a phone of Bangladesh; 404 unknown product; 409 it can be bought now.
 */
export const requestStockAlert = defineCall({
  id: 'requestStockAlert',
  summary: 'Ask for a message when something is back in stock',
  method: 'POST',
  path: '/product/stock-alert',
  access: 'public',
  body: z.object({
    /** The product that is sold out. */
    productUuid: uuid,
    /** Needed where the product has variants. */
    productVariantUuid: z.nullish(uuid),
    /** Where the message goes; a phone may lack the +88. The message holds a link that stops all others. */
    emailOrPhone: line(254),
    /** Language of the message; English where left out. */
    language: z.optional(z.enum(['en', 'bn', 'fr'], { error: 'must be en, bn or fr' })),
  }),
  reply: done,
  errors: [400, 404, 409],
  isExtension: true,
});
