import { bookTry, type TryLimit } from '../http/bookTry';
import type { Handlers } from '../http/Handlers';

/** Generous: mobile networks put thousands of shoppers behind one address. */
const PER_ADDRESS: TryLimit = { name: 'newsletter-address', most: 60, windowMinutes: 60 };

export const newsletterHandlers: Handlers<'subscribe'> = {
  async subscribe({ body, address }, context) {
    await bookTry(context, PER_ADDRESS, address);
    const { db, now } = context;
    await db
      .insertInto('newsletterSubscribers')
      .values({ email: body.email.toLowerCase(), subscribedAt: now() })
      // The reply does not tell who was there already.
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return { isDone: true };
  },
};
