/** Limits against orders that nobody means to pay. */
export interface OrderRules {
  /** Maximum of open cash orders by one phone, and to one phone; `Infinity` for no limit. */
  openCashOrders: number;
  /** Maximum of their total in taka; `Infinity` for no limit. */
  openCashTaka: number;
  /**
   * Maximum of one phone's unpaid online orders, open or ended within the hour; `Infinity` for no
   * limit.
   */
  unpaidOrders: number;
  /** Maximum of those that hold most of a product, per phone and per network. */
  unpaidScarceOrders: number;
  unpaidScarceOrdersOfNetwork: number;
  /** True if a customer must verify the phone before the first order. */
  isPhoneVerified: boolean;
}

export const NO_ORDER_RULES: OrderRules = {
  openCashOrders: Number.POSITIVE_INFINITY,
  openCashTaka: Number.POSITIVE_INFINITY,
  unpaidOrders: Number.POSITIVE_INFINITY,
  unpaidScarceOrders: Number.POSITIVE_INFINITY,
  unpaidScarceOrdersOfNetwork: Number.POSITIVE_INFINITY,
  isPhoneVerified: false,
};
