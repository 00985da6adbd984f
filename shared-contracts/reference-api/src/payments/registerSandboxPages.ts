import { toTaka } from '@marketplace/contracts/commerce/money';
import type { FastifyInstance } from 'fastify';
import { ApiProblem, notFound } from '../http/ApiProblem';
import type { ApiContext } from '../http/Handlers';
import type { GatewayMethod, SandboxReport } from '../providers/PaymentGateway';
import { safeReturnPath } from './safeReturnPath';
import { SANDBOX_CHOICES, SANDBOX_POLICY, type SandboxChoice, sandboxPage } from './sandboxPage';

const MAX_BYTES = 1024;

interface Route {
  Params: { reference: string };
}

/**
 * Serves the test gateway's page, `/sandbox-gateway/{reference}`. It exists only if the settings
 * switch the test gateway on. Like a provider's page, it stores the tester's choice, notifies the
 * API by a signed request, and sends the browser back to the shop.
 */
export function registerSandboxPages(
  app: FastifyInstance,
  { db, log, now, payments }: ApiContext,
): void {
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
    // Repeats `method`, because the condition above has narrowed only the type of this field.
    return { ...found, method: found.method, returnPath: safeReturnPath(found.returnPath, '/') };
  };

  async function callBack(method: GatewayMethod, said: SandboxReport) {
    const callback = await payments.sandbox[method]?.writeCallback(said);
    if (!callback) return;
    const { body: payload, headers } = callback;
    const url = `/payment-callback/${method}`;
    // Sends a signed request as a provider would, but inside the process, so that the API need not
    // know its own URL.
    const { statusCode } = await app.inject({ method: 'POST', url, payload, headers });
    if (statusCode !== 200) log.warn({ statusCode }, "the test gateway's callback was refused");
  }

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
      const outcome = choice === 'paid-twice' ? 'paid' : choice;
      // Stores only the first choice that ends the payment, even if the form is sent several times.
      const decided = await db
        .updateTable('sandboxPayments')
        .set({ outcome })
        .where('reference', '=', reference)
        .where('outcome', '=', 'pending')
        .returning('reference')
        .executeTakeFirst();
      if (outcome === 'pending') {
        await db
          .updateTable('payments')
          .set({ returnedAt: now() })
          .where('uuid', '=', paymentUuid)
          .execute();
      }
      if (decided) await callBack(method, { reference, outcome, amountPaisa });
      if (decided && choice === 'paid-twice') {
        await callBack(method, { reference, outcome, amountPaisa });
      }
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
