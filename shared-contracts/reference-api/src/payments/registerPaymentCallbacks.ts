import { PAYMENT_METHODS } from '@marketplace/contracts/api/payments';
import type { FastifyInstance } from 'fastify';
import { notFound } from '../http/ApiProblem';
import type { ApiContext } from '../http/Handlers';
import type { GatewayMethod } from '../providers/PaymentGateway';
import { settlePayment } from './settlePayment';

const MAX_BYTES = 16 * 1024;

/**
 * Notifications of gateways about a payment: `POST /payment-callback/{method}`. Not in the
 * contract, because each provider defines its own format.
 */
export function registerPaymentCallbacks(app: FastifyInstance, context: ApiContext): void {
  app.register((scope, _, isRegistered) => {
    scope.removeAllContentTypeParsers();
    // Signatures cover bytes, so the body must reach the adapter unparsed.
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: MAX_BYTES }, (_, body, done) =>
      done(null, body),
    );
    scope.post<{ Params: { method: string } }>(
      '/payment-callback/:method',
      async (request, reply) => {
        const method = asGatewayMethod(request.params.method);
        const gateway = method && context.payments.gateways[method];
        if (!method || !gateway?.readCallback) throw notFound('That gateway');
        const body = typeof request.body === 'string' ? request.body : '';
        const verdict = await gateway.readCallback({ headers: request.headers, body });
        await settlePayment(context, method, verdict);
        reply.header('cache-control', 'no-store');
        return { isDone: true };
      },
    );
    isRegistered();
  });
}

/** The method in the URL, if it has a gateway. */
export function asGatewayMethod(given: string): GatewayMethod | undefined {
  const method = PAYMENT_METHODS.find((each) => each === given);
  return method === 'cash-on-delivery' ? undefined : method;
}
