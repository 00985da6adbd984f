import type { GatewayMethod } from '../../providers/PaymentGateway';

/** Returns the URL to which a payment gateway redirects the shopper's browser after the payment. */
export const returnUrl = (publicBaseUrl: string, method: GatewayMethod, uuid: string) =>
  `${publicBaseUrl}/payment-return/${method}/${uuid}`;

/** Returns the URL to which a payment gateway sends its notifications. */
export const callbackUrl = (publicBaseUrl: string, method: GatewayMethod) =>
  `${publicBaseUrl}/payment-callback/${method}`;
