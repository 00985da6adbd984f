import type { Handlers } from '../http/Handlers';
import { consumeRateLimits, type RateLimit } from '../http/rateLimits';
import { testSessionId } from '../http/testSession';

/**
 * Maximum number of kilobytes that one network may store per hour. A usual request has less than
 * one. The limit is high, because thousands of phones share one IP address of a mobile network.
 */
const PER_NETWORK: RateLimit = { name: 'measurements-kilobytes', most: 3000, windowMinutes: 60 };

export const measurementHandlers: Handlers<'recordMeasurements'> = {
  async recordMeasurements({ body: { events, vitals }, address }, context) {
    const kilobytes = Math.ceil(Buffer.byteLength(JSON.stringify({ events, vitals })) / 1024);
    await consumeRateLimits(context, [{ limit: PER_NETWORK, subject: address, uses: kilobytes }]);
    // Test sessions count in no statistics: a tester is no shopper, and the session's clock would
    // date the measurements wrong.
    if (testSessionId() !== undefined) return { isDone: true };
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
