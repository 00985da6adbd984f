import * as z from 'zod/mini';
import { defineCall } from './defineCall';
import { done, line, uuid } from './fields';

/**
 * Asks the API to send one message when a sold-out product is back in stock. A repeated request
 * changes nothing. The reply never reveals anything about the phone or e-mail address. 400 for a
 * missing variant, for a variant of another product, and for a contact that is neither an e-mail
 * address nor a mobile phone of Bangladesh. 404 for an unknown product, 409 if the product can be
 * bought now.
 */
export const requestStockAlert = defineCall({
  id: 'requestStockAlert',
  summary: 'Ask for a message when something is back in stock',
  method: 'POST',
  path: '/product/stock-alert',
  access: 'public',
  body: z.object({
    /** Uuid of the product that is sold out. */
    productUuid: uuid,
    /** Uuid of the variant; required if the product has variants. */
    productVariantUuid: z.nullish(uuid),
    /**
     * Recipient of the message; a phone may lack the +88. The message contains a link that stops
     * all further messages.
     */
    emailOrPhone: line(254),
    /** Language of the message; English by default. */
    language: z.optional(z.enum(['en', 'bn', 'fr'], { error: 'must be en, bn or fr' })),
  }),
  reply: done,
  errors: [400, 404, 409],
  isExtension: true,
});
