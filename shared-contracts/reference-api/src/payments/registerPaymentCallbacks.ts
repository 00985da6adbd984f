import { PAYMENT_METHODS } from '@marketplace/contracts/api/payments';
import type { FastifyInstance } from 'fastify';
import { notFound } from '../http/ApiProblem';
import type { ApiContext } from '../http/Handlers';
import type { GatewayMethod } from '../providers/PaymentGateway';
import { settlePayment } from './settlePayment';

const MAX_BYTES = 16 * 1024;

/**
 * Serves `POST /payment-callback/{method}`, through which payment gateways report outcomes of
 * payments. It is not part of the contract, because each provider defines its own format.
 */
export function registerPaymentCallbacks(app: FastifyInstance, context: ApiContext): void {
  app.register((scope, _, isRegistered) => {
    scope.removeAllContentTypeParsers();
    // Keeps the body unparsed, because signatures cover its bytes.
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

/** Returns the payment method that the URL names; undefined for cash and for unknown methods. */
export function asGatewayMethod(given: string): GatewayMethod | undefined {
  const method = PAYMENT_METHODS.find((each) => each === given);
  return method === 'cash-on-delivery' ? undefined : method;
}
