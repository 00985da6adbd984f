/** Fields of the forms on the tracking page. */
export const TRACK_FIELDS = {
  orderNumber: 'orderNumber',
  phone: 'phone',
  /** Name of the act of the form; the form that finds an order has none. */
  step: 'step',
  otp: 'otp',
  /** Idempotency key of the form with the code, because a browser may send the form twice. */
  key: 'key',
} as const;

/** Sends a code to the phone. */
export const SEND_CODE = 'send-code';
/** Opens the order with the code. */
export const OPEN_ORDER = 'open-order';

/** Number and phone of an order, as typed. */
export interface TypedOrder {
  orderNumber: string;
  phone: string;
}
