import { toTaka } from '@marketplace/contracts/commerce/money';
import type { FastifyInstance } from 'fastify';
import { ApiProblem, notFound } from '../http/ApiProblem';
import type { ApiContext } from '../http/Handlers';
import { decideAtSandbox } from './decideAtSandbox';
import { safeReturnPath } from './safeReturnPath';
import { SANDBOX_CHOICES, SANDBOX_POLICY, type SandboxChoice, sandboxPage } from './sandboxPage';

const MAX_BYTES = 1024;

interface Route {
  Params: { reference: string };
}

/**
 * Serves the test payment gateway's page, `/sandbox-gateway/{reference}`. It exists only if the
 * settings switch the test payment gateway on. Like a provider's page, it stores the tester's
 * choice, notifies the API by a signed request, and sends the browser back to the shop.
 */
export function registerSandboxPages(app: FastifyInstance, context: ApiContext): void {
  const { db, payments } = context;
  if (Object.keys(payments.sandbox).length === 0) return;
  const find = async (reference: string) => {
    const found = await db
      .selectFrom('sandboxPayments')
      .innerJoin('payments', 'payments.uuid', 'sandboxPayments.paymentUuid')
      .innerJoin('orders', 'orders.uuid', 'payments.orderUuid')
      .selectAll('sandboxPayments')
      .select('orders.orderNumber')
      .where('sandboxPayments.reference', '=', reference)
      .executeTakeFirst();
    if (!found || found.method === 'cash-on-delivery') throw notFound('That payment');
    // Repeats `method`: the condition above narrows the type of `found.method`, but not of `found`.
    return { ...found, method: found.method, returnPath: safeReturnPath(found.returnPath, '/') };
  };

  app.register((scope, _, isRegistered) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: MAX_BYTES },
      (_, body, done) => done(null, new URLSearchParams(body.toString())),
    );
    scope.addHook('onRequest', async (_, reply) => {
      reply.headers({ 'content-security-policy': SANDBOX_POLICY, 'cache-control': 'no-store' });
    });

    scope.get<Route>('/sandbox-gateway/:reference', async ({ params }, reply) => {
      const { method, amountPaisa, orderNumber, outcome, returnPath } = await find(
        params.reference,
      );
      const page = sandboxPage({
        method,
        orderNumber,
        returnPath,
        amountTaka: toTaka(amountPaisa),
        isDecided: outcome !== 'pending',
      });
      return reply.type('text/html; charset=utf-8').send(page);
    });

    scope.post<Route>('/sandbox-gateway/:reference', async ({ params, body }, reply) => {
      const choice = asChoice(body);
      const { method, reference, amountPaisa, paymentUuid, returnPath } = await find(
        params.reference,
      );
      await decideAtSandbox(app, context, { method, reference, amountPaisa, paymentUuid }, choice);
      return reply.redirect(returnPath, 303);
    });
    isRegistered();
  });
}

function asChoice(body: unknown): SandboxChoice {
  const given = body instanceof URLSearchParams ? body.get('outcome') : null;
  if (given === null || !Object.hasOwn(SANDBOX_CHOICES, given)) {
    throw new ApiProblem(400, 'invalid-input', ['outcome must be one of the buttons']);
  }
  // The cast is safe: the condition above has checked that the text is a key of `SANDBOX_CHOICES`.
  return given as SandboxChoice;
}
