/** Names of the hidden fields of the forms for refunds. */
export const REFUND_FIELDS = {
  /** Uuid of the order. */
  order: 'order',
  /** Uuid of the refund. */
  refund: 'refund',
  /** Uuid of the account. */
  account: 'account',
} as const;
