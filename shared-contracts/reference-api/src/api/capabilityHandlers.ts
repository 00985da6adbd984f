import { apiCalls } from '@marketplace/contracts/api/apiCalls';
import type { Call } from '@marketplace/contracts/api/defineCall';
import type { Handlers } from '../http/Handlers';

export const capabilityHandlers: Handlers<'getCapabilities'> = {
  async getCapabilities(_, { payments }) {
    const calls = Object.values<Call>(apiCalls);
    return {
      extensions: calls.filter(({ isExtension }) => isExtension).map(({ id }) => id),
      paymentMethods: [...payments.offered],
    };
  },
};
