/**
 * What the law promises shoppers, in whole days or hours: Digital Commerce Operation Guidelines 2021 of
 * the Ministry of Commerce of Bangladesh (gazette of 4 July 2021; ডিজিটাল কমার্স পরিচালনা নির্দেশিকা
 * ২০২১), as the press and shops in the country state it. To be reviewed by a lawyer: the market
 * answers for these figures, and nothing else in the program holds one of them.
 */
export const LEGAL_TERMS = {
  /** Goods that are paid for arrive within so many days of the order where both are in one city. */
  deliveryDaysSameCity: 5,
  /** And elsewhere. */
  deliveryDaysElsewhere: 10,
  /** Who paid for goods that cannot be delivered is told within so many hours of the order. */
  undeliverableToldHours: 48,
  /** And has the money back within so many hours of being told. */
  undeliverableRefundHours: 72,
  /** Any other refund goes the way it was paid within so many days. */
  refundDays: 10,
} as const;
