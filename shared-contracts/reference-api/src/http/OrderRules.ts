/** Rules against orders that nobody means to pay. */
export interface OrderRules {
  /** Most cash orders of one phone, and to one phone, on the way at once; `Infinity` for no limit. */
  openCashOrders: number;
  /** Most that they may cost together, taka; `Infinity` for no limit. */
  openCashTaka: number;
  /** Most online orders of one phone that are not paid, open or ended within the hour; `Infinity` for no limit. */
  unpaidOrders: number;
  /** The same of those that hold most of a product: per phone, and per network. */
  unpaidScarceOrders: number;
  unpaidScarceOrdersOfNetwork: number;
  /** A customer's phone must be verified before the first order. */
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
