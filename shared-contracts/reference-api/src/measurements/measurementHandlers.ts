import type { Handlers } from '../http/Handlers';
import { consumeRateLimit, type RateLimit } from '../http/rateLimits';

/** Generous: mobile networks put thousands of shoppers behind one address. */
const PER_ADDRESS: RateLimit = { name: 'measurements-address', most: 3000, windowMinutes: 60 };

export const measurementHandlers: Handlers<'recordMeasurements'> = {
  async recordMeasurements({ body: { events, vitals }, address }, context) {
    await consumeRateLimit(context, PER_ADDRESS, address);
    const { db, now } = context;
    const recordedAt = now();
    if (events.length > 0) {
      const rows = events.map(({ name, value = null, items }) => ({
        name,
        value,
        items: JSON.stringify(items),
        recordedAt,
      }));
      await db.insertInto('analyticsEvents').values(rows).execute();
    }
    if (vitals.length > 0) {
      const rows = vitals.map((vital) => ({ ...vital, recordedAt }));
      await db.insertInto('webVitals').values(rows).execute();
    }
    return { isDone: true };
  },
};
