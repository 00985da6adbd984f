import { randomUUID } from 'node:crypto';
import { defaultMarketConfig } from '@marketplace/contracts/config/marketConfig';
import { bookTry, type TryLimit } from '../http/bookTry';
import type { Handlers } from '../http/Handlers';

const PER_ADDRESS: TryLimit = { name: 'support-address', most: 60, windowMinutes: 60 };
const PER_CONTACT: TryLimit = { name: 'support-contact', most: 5, windowMinutes: 60 };

export const supportHandlers: Handlers<'sendSupportMessage'> = {
  async sendSupportMessage({ body, address }, context) {
    const { name, emailOrPhone, message } = body;
    await bookTry(context, PER_CONTACT, emailOrPhone.toLowerCase());
    await bookTry(context, PER_ADDRESS, address);
    const uuid = randomUUID();
    await context.db
      .insertInto('supportMessages')
      .values({ uuid, name, emailOrPhone, message, createdAt: context.now(), handledAt: null })
      .execute();
    context.messenger.send({
      to: defaultMarketConfig.supportEmail,
      channel: 'email',
      // Nothing of what was typed: a subject is a header.
      subject: `Support message ${uuid}`,
      text: `From: ${name}\nAnswer to: ${emailOrPhone}\n\n${message}`,
    });
    return { isDone: true };
  },
};
