import { randomUUID } from 'node:crypto';
import { withPhonePrefix } from '@marketplace/contracts/api/phoneNumbers';
import { defaultMarketConfig } from '@marketplace/contracts/marketConfig';
import type { Handlers } from '../http/Handlers';
import { consumeRateLimit, type RateLimit } from '../http/rateLimits';
import { writeOnce } from '../http/writeOnce';

/** Limit per IP address. It is high, because thousands of phones may share one address. */
const NEWSLETTER_PER_ADDRESS: RateLimit = {
  name: 'newsletter-address',
  most: 60,
  windowMinutes: 60,
};

export const newsletterHandlers: Handlers<'subscribe'> = {
  async subscribe({ body, address }, context) {
    await consumeRateLimit(context, NEWSLETTER_PER_ADDRESS, address);
    const { db, now } = context;
    await db
      .insertInto('newsletterSubscribers')
      .values({ email: body.email.toLowerCase(), subscribedAt: now() })
      // A repeated subscription causes no error, because an error would reveal that the address
      // is already subscribed.
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return { isDone: true };
  },
};

const SUPPORT_PER_ADDRESS: RateLimit = { name: 'support-address', most: 60, windowMinutes: 60 };
const SUPPORT_PER_CONTACT: RateLimit = { name: 'support-contact', most: 5, windowMinutes: 60 };

export const supportHandlers: Handlers<'sendSupportMessage'> = {
  async sendSupportMessage({ body, address, writeKey }, context) {
    const { name, emailOrPhone, message } = body;
    const contact = withPhonePrefix(emailOrPhone).toLowerCase();
    await consumeRateLimit(context, SUPPORT_PER_CONTACT, contact);
    await consumeRateLimit(context, SUPPORT_PER_ADDRESS, address);
    const uuid = randomUUID();
    const written = await writeOnce(context, writeKey, async (trx) => {
      const createdAt = context.now();
      await trx
        .insertInto('supportMessages')
        .values({ uuid, name, emailOrPhone, message, createdAt, handledAt: null })
        .execute();
      return { isDone: true as const, uuid };
    });
    // A repeated request gets the stored reply to the first request, with another uuid. The first
    // request has already forwarded the message.
    if (written.uuid !== uuid) return written;
    context.messenger.send({
      to: defaultMarketConfig.supportEmail,
      channel: 'email',
      // The subject is a mail header, so it must not contain text from the user.
      subject: `Support message ${uuid}`,
      // Quotes each line of the message, so that no line can pretend to be the lines `From` and
      // `Answer to` above it.
      text: `From: ${name}\nAnswer to: ${emailOrPhone}\n\n${message.replace(/^/gm, '> ')}`,
    });
    return { isDone: true };
  },
};
