import type { FastifyInstance } from 'fastify';
import type { ApiContext } from '../http/Handlers';
import type { GatewayMethod } from '../providers/PaymentGateway';
import type { SandboxChoice } from './sandboxPage';

interface SandboxPayment {
  method: GatewayMethod;
  reference: string;
  paymentUuid: string;
  amountPaisa: number;
}

/**
 * Records a tester's choice on the page of the test payment gateway, unless the payment has already
 * ended. The test payment gateway then notifies the API with a signed request, as a provider does.
 * @param app the API, which receives the notification
 */
export async function decideAtSandbox(
  app: FastifyInstance,
  { db, log, now, payments }: Pick<ApiContext, 'db' | 'log' | 'now' | 'payments'>,
  { method, reference, paymentUuid, amountPaisa }: SandboxPayment,
  choice: SandboxChoice,
): Promise<void> {
  const outcome = choice === 'paid-twice' ? 'paid' : choice;
  // Stores only the first choice that ends the payment, even if it is sent several times.
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
  if (!decided) return;
  for (let times = choice === 'paid-twice' ? 2 : 1; times > 0; times -= 1) {
    const callback = await payments.sandbox[method]?.writeCallback({
      reference,
      outcome,
      amountPaisa,
    });
    if (!callback) return;
    const { body: payload, headers } = callback;
    const url = `/payment-callback/${method}`;
    // Sends the signed request within the process, so that the API need not know its own URL.
    const { statusCode } = await app.inject({ method: 'POST', url, payload, headers });
    if (statusCode !== 200) log.warn({ statusCode }, "the test gateway's callback was refused");
  }
}
