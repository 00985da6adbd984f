import type { AnalyticsEvent, WebVital } from '@marketplace/contracts/api/measurements';
import type { Generated } from 'kysely';

/** What visitors who agreed let the shop count; no row says who it was. */
export interface MeasurementTables {
  analyticsEvents: {
    id: Generated<string>;
    name: AnalyticsEvent['name'];
    /** Taka. */
    value: number | null;
    /** JSON of `AnalyticsEvent['items']`. */
    items: string;
    recordedAt: Date;
  };
  webVitals: WebVital & { id: Generated<string>; recordedAt: Date };
}
