import type { AnalyticsEvent, WebVital } from '@marketplace/contracts/api/measurements';
import type { Generated } from 'kysely';

/** Events and web vitals of visitors who agreed to be measured; no row identifies a visitor. */
export interface MeasurementTables {
  analyticsEvents: {
    id: Generated<string>;
    name: AnalyticsEvent['name'];
    /** Amount in taka. */
    value: number | null;
    /** JSON of `AnalyticsEvent['items']`. */
    items: string;
    recordedAt: Date;
  };
  webVitals: WebVital & { id: Generated<string>; recordedAt: Date };
}
