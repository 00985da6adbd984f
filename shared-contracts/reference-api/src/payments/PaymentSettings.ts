import type { PaymentMethod } from '@marketplace/contracts/api/payments';

export interface PaymentSettings {
  /** Ways to pay to offer, of those there is a gateway for; all of them where left out. */
  methods?: readonly PaymentMethod[];
  /** Whether the test gateway stands in for bkash, nagad and card. */
  hasSandbox: boolean;
  /** Signs the test gateway's callbacks; made at random per database where left out. */
  secret?: string;
  /** What URLs of this API start with in browsers, without a trailing slash. */
  publicBaseUrl: string;
}
