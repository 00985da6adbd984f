/**
 * What the law promises shoppers, in whole days or hours: Digital Commerce Operation Guidelines 2021 of
 * the Ministry of Commerce of Bangladesh (gazette of 4 July 2021; ডিজিটাল কমার্স পরিচালনা নির্দেশিকা
 * ২০২১), as the press and shops in the country state it. To be reviewed by a lawyer: the market
 * answers for these figures, and nothing else in the program holds one of them.
 */
export const LEGAL_TERMS = {
  /** Maximum days to deliver paid goods within one city. */
  deliveryDaysSameCity: 5,
  /** Maximum days to deliver paid goods elsewhere. */
  deliveryDaysElsewhere: 10,
  /** Maximum hours after the order to tell a paying customer that goods cannot be delivered. */
  undeliverableToldHours: 48,
  /** Maximum hours after that to refund them. */
  undeliverableRefundHours: 72,
  /** Maximum days for any other refund, by the payment's own method. */
  refundDays: 10,
} as const;
