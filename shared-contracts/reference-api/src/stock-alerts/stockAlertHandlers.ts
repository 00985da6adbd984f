import { randomUUID } from 'node:crypto';
import { emailAddress } from '@marketplace/contracts/api/fields';
import { isMobilePhone, withPhonePrefix } from '@marketplace/contracts/api/phoneNumbers';
import { isPurchasable } from '@marketplace/contracts/commerce/purchase';
import { findOffer } from '../cart/offers';
import { ApiProblem } from '../http/ApiProblem';
import type { Handlers } from '../http/Handlers';
import { consumeRateLimits, type RateLimit } from '../http/rateLimits';
import { lifetimeStart } from '../http/testSession';
import { hasStopped } from './stopLinks';

const DAY = 24 * 60;
/**
 * Limit per contact, because each request may send a message to somebody who did not ask for it.
 */
const PER_CONTACT: RateLimit = { name: 'stock-alert-contact', most: 10, windowMinutes: DAY };
/**
 * Limit per contact and network. It is lower than the limit per contact, so that one network cannot
 * use up all requests for a contact.
 */
const PER_CONTACT_FROM: RateLimit = { name: 'stock-alert-from', most: 5, windowMinutes: DAY };
/** Limit per network. It is high, because thousands of phones share one IP address. */
const PER_NETWORK: RateLimit = { name: 'stock-alert-network', most: 60, windowMinutes: 60 };

export const stockAlertHandlers: Handlers<'requestStockAlert'> = {
  async requestStockAlert({ body, address }, context) {
    const { db, now } = context;
    const contact = readContact(body.emailOrPhone);
    await consumeRateLimits(context, [
      { limit: PER_NETWORK, subject: address },
      { limit: PER_CONTACT_FROM, subject: `${contact} ${address}` },
      { limit: PER_CONTACT, subject: contact },
    ]);
    const offer = await findOffer(db, body);
    if (isPurchasable(offer, 1)) {
      throw new ApiProblem(409, 'in-stock', `${offer.name} is in stock`);
    }
    // The reply is the same for every recipient, so that nobody learns whether the recipient has
    // asked before or wants no messages.
    if (await hasStopped(db, contact)) return { isDone: true };
    await db
      .insertInto('stockAlerts')
      .values({
        uuid: randomUUID(),
        productUuid: body.productUuid,
        variantUuid: offer.variantUuid,
        contact,
        language: body.language ?? 'en',
        createdAt: lifetimeStart(now()),
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return { isDone: true };
  },
};

/**
 * Reads a contact: an e-mail address in lower case, or a phone with +88.
 * @throws ApiProblem 400 if it is neither
 */
function readContact(emailOrPhone: string): string {
  const contact = withPhonePrefix(emailOrPhone).toLowerCase();
  const isGood = contact.includes('@')
    ? emailAddress.safeParse(contact).success
    : isMobilePhone(contact);
  if (isGood) return contact;
  throw new ApiProblem(400, 'invalid-input', [
    'emailOrPhone must be an e-mail address or a phone of Bangladesh',
  ]);
}
