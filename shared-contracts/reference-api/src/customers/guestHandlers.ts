import { withPhonePrefix } from '@marketplace/contracts/api/phoneNumbers';
import type { Handlers } from '../http/Handlers';
import { readPhone } from '../http/readPhone';
import { textGuestCode, tradeGuestCode } from './guestCodes';

/**
 * Neither handler checks whether the phone has an account. So neither the reply nor its duration
 * reveals whether there is one.
 */
export const guestHandlers: Handlers<'sendGuestCode' | 'verifyGuestPhone'> = {
  async sendGuestCode({ body, address, device }, context) {
    const phone = readPhone(body.phone, { isMobile: true });
    await textGuestCode(context, { phone, address, device });
    return { isDone: true };
  },

  verifyGuestPhone: ({ body, address, device, writeKey }, context) =>
    tradeGuestCode(context, {
      phone: withPhonePrefix(body.phone),
      otp: body.otp,
      address,
      device,
      writeKey,
    }),
};
