/** Limits against people who place orders without intending to pay. */
export interface OrderRules {
  /**
   * Maximum number of open cash orders per phone. Orders of the customer with this phone and orders
   * with this phone in the delivery address are counted separately. `Infinity` means no limit.
   */
  openCashOrders: number;
  /** Maximum total price of one phone's open cash orders, in taka. `Infinity` means no limit. */
  openCashTaka: number;
  /**
   * Maximum number of unpaid online orders per phone. Counts open orders, and expired or cancelled
   * orders that were placed within the last hour. `Infinity` means no limit.
   */
  unpaidOrders: number;
  /**
   * Maximum number of unpaid online orders by one phone for a product if such orders reserve most of
   * its stock.
   */
  unpaidScarceOrders: number;
  unpaidScarceOrdersOfNetwork: number;
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
