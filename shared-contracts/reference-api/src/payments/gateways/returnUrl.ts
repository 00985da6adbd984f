import type { GatewayMethod } from '../../providers/PaymentGateway';

/** Address a gateway sends the shopper's browser back to. */
export const returnUrl = (publicBaseUrl: string, method: GatewayMethod, uuid: string) =>
  `${publicBaseUrl}/payment-return/${method}/${uuid}`;

/** Address a gateway notifies on its own. */
export const callbackUrl = (publicBaseUrl: string, method: GatewayMethod) =>
  `${publicBaseUrl}/payment-callback/${method}`;
