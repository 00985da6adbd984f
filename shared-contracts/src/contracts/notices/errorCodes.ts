import type { REFUSAL_TEXTS } from './refusalTexts';

/** Error codes that shoppers never see, each with the reason. */
export const UNSEEN_CODES = {
  'amount-mismatch': 'refuses the notification of a payment gateway',
  'bad-notification': 'refuses the notification of a payment gateway',
  'bad-signature': 'refuses the notification of a payment gateway',
  'bad-url': 'no page of the shop links to an address that cannot be read',
  'currency-mismatch': 'refuses the notification of a payment gateway',
  fault: 'is set by a developer to try a failure',
  'invalid-json': 'the client writes the body of each call',
  'invalid-request': 'the client writes the head of each call',
  'method-not-allowed': 'the contract names the method of each call',
  'no-consent': 'refuses a measurement, which is sent without a press and only logged',
  'reference-mismatch': 'refuses the notification of a payment gateway',
  refused: "refuses a developer's act",
} as const;

/**
 * Every code with which the API refuses a call. A new code needs a text, or a reason why it has
 * none.
 */
export type ErrorCode = keyof typeof REFUSAL_TEXTS | keyof typeof UNSEEN_CODES;
