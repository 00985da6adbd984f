/**
 * Terms that the law promises shoppers, in whole days or hours: Digital Commerce Operation
 * Guidelines 2021 of the Ministry of Commerce of Bangladesh (gazette of 4 July 2021; ডিজিটাল কমার্স
 * পরিচালনা নির্দেশিকা ২০২১), as the press and shops in the country report it. A lawyer must review
 * these figures, because the market is liable for them. No other file contains them.
 */
export const LEGAL_TERMS = {
  /** Maximum days until paid goods arrive within the same city. */
  deliveryDaysSameCity: 5,
  /** Maximum days until paid goods arrive elsewhere. */
  deliveryDaysElsewhere: 10,
  /**
   * Hours after an order within which the shop must tell a customer who has paid that it cannot
   * deliver the goods.
   */
  undeliverableToldHours: 48,
  /** Maximum hours from telling the customer until undeliverable goods are refunded. */
  undeliverableRefundHours: 72,
  /** Maximum days until any other refund, which must be made with the method of the payment. */
  refundDays: 10,
  /** Hours within which the market or shop must first answer a complaint. */
  complaintTakeUpHours: 72,
} as const;
