import type { Handlers } from '../http/Handlers';
import { startPayment } from './startPayment';

export const paymentHandlers: Handlers<'startPayment'> = {
  startPayment: async ({ customerUuid, params, body }, context) => ({
    data: await startPayment({ customerUuid, orderUuid: params.id, body }, context),
  }),
};
