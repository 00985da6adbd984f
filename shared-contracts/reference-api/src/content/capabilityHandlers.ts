import { apiCalls } from '@marketplace/contracts/api/apiCalls';
import type { Call } from '@marketplace/contracts/api/defineCall';
import type { Handlers } from '../http/Handlers';
import { OFFERED_METHODS } from '../orders/paymentHandlers';

export const capabilityHandlers: Handlers<'getCapabilities'> = {
  async getCapabilities() {
    const calls = Object.values<Call>(apiCalls);
    return {
      extensions: calls.filter(({ isExtension }) => isExtension).map(({ id }) => id),
      paymentMethods: [...OFFERED_METHODS],
    };
  },
};
