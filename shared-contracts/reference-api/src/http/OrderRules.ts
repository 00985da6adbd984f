/** Limits against people who place orders and do not intend to pay them. */
export interface OrderRules {
  /**
   * Upper limit of the open cash orders that one phone has placed, and also of those that go to one
   * phone; `Infinity` for no limit.
   */
  openCashOrders: number;
  /**
   * Upper limit of the total price of one phone's open cash orders, in taka; `Infinity` for no
   * limit.
   */
  openCashTaka: number;
  /**
   * Upper limit of unpaid online orders of one phone, which are open or have ended within the last
   * hour; `Infinity` for no limit.
   */
  unpaidOrders: number;
  /**
   * Upper limits of unpaid online orders that hold most of a product: per phone and per network.
   */
  unpaidScarceOrders: number;
  unpaidScarceOrdersOfNetwork: number;
  /** True if customers must verify their phone before their first order. */
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
