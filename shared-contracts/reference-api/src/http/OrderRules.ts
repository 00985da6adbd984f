/** Limits against people who place orders without intending to pay. */
export interface OrderRules {
  /**
   * Upper limit of open cash orders per phone. Orders of the customer with the phone, and orders
   * with the phone in their delivery address, are counted separately. `Infinity` for no limit.
   */
  openCashOrders: number;
  /**
   * Upper limit of the total price of one phone's open cash orders, in taka; `Infinity` for no
   * limit.
   */
  openCashTaka: number;
  /**
   * Upper limit of unpaid online orders per phone: open orders, and expired or cancelled ones that
   * were placed within the last hour. `Infinity` for no limit.
   */
  unpaidOrders: number;
  /** Upper limit per phone of unpaid online orders that reserve most of a product's stock. */
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
