import { randomBytes } from 'node:crypto';
import * as z from 'zod/mini';
import type { Database, DatabaseTransaction } from '../database/schema';
import { ApiProblem, notFound } from '../http/ApiProblem';
import { testSessionId } from '../http/testSession';
import {
  CURRENCY,
  type GatewayMethod,
  type PaymentToRefund,
  type SandboxGateway,
  type SandboxReport,
  type Verdict,
} from '../providers/PaymentGateway';
import { isSigned, sign } from './signature';

interface SandboxOptions {
  db: Database;
  now: () => Date;
  method: GatewayMethod;
  secret: () => Promise<string>;
  publicBaseUrl: string;
}

const REFERENCE_BYTES = 16;
const report = z.object({
  reference: z.string(),
  outcome: z.enum(['pending', 'paid', 'failed', 'cancelled']),
  amountPaisa: z.int(),
});

export function sandboxGateway(options: SandboxOptions): SandboxGateway {
  const { db, now, method, secret, publicBaseUrl } = options;
  return {
    async start({ uuid, amountPaisa, returnPath, noteReference }) {
      const reference = randomBytes(REFERENCE_BYTES).toString('hex');
      await db
        .insertInto('sandboxPayments')
        .values({
          reference,
          method,
          paymentUuid: uuid,
          amountPaisa,
          returnPath,
          testSession: testSessionId() ?? null,
        })
        .execute();
      await noteReference(reference);
      return { gatewayUrl: `${publicBaseUrl}/sandbox-gateway/${reference}` };
    },

    async query({ reference, invoice }) {
      const { outcome, amountPaisa } = await db
        .selectFrom('sandboxPayments')
        .select(['outcome', 'amountPaisa'])
        .where('reference', '=', reference)
        .where('method', '=', method)
        .executeTakeFirstOrThrow();
      return verdictOf({ reference, outcome, amountPaisa }, invoice);
    },

    async readCallback({ headers, body }) {
      if (!isSigned(await secret(), body, headers['x-signature'], now())) {
        throw new ApiProblem(401, 'bad-signature', 'The signature is missing, wrong or too old');
      }
      const parsed = z.safeParse(report, readJson(body));
      if (!parsed.success) throw new ApiProblem(400, 'invalid-input', 'This is no verdict');
      const found = await db
        .selectFrom('payments')
        .select('invoice')
        .where('reference', '=', parsed.data.reference)
        .where('method', '=', method)
        .executeTakeFirst();
      if (!found) throw notFound('That payment');
      return verdictOf(parsed.data, found.invoice);
    },

    refund: (payment) => db.transaction().execute((trx) => refund(trx, payment, now())),

    async writeCallback(said) {
      const body = JSON.stringify(said);
      const signature = sign(await secret(), body, now());
      return { body, headers: { 'content-type': 'application/json', 'x-signature': signature } };
    },
  };
}

/** Refunds a payment or a part of it, if not more than the paid amount is then refunded. */
async function refund(
  trx: DatabaseTransaction,
  { reference, refundId, isPart, amountPaisa }: PaymentToRefund,
  now: Date,
): Promise<void> {
  const paid = await trx
    .selectFrom('sandboxPayments')
    .select('amountPaisa')
    .where('reference', '=', reference)
    .where('outcome', '=', 'paid')
    .where('refusesRefund', '=', false)
    .forUpdate()
    .executeTakeFirst();
  const refunds = await trx
    .selectFrom('sandboxRefunds')
    .select(['refundId', 'amountPaisa'])
    .where('reference', '=', reference)
    .execute();
  const made = refunds.find((each) => each.refundId === refundId);
  const sum = refunds.reduce((total, each) => total + each.amountPaisa, amountPaisa);
  const isRight = made ? made.amountPaisa === amountPaisa : paid && sum <= paid.amountPaisa;
  if (!paid || !isRight) throw new Error(`the test gateway does not refund ${reference}`);
  if (made) return;
  await trx.insertInto('sandboxRefunds').values({ reference, refundId, amountPaisa }).execute();
  if (isPart) return;
  await trx
    .updateTable('sandboxPayments')
    .set({ refundedAt: now })
    .where('reference', '=', reference)
    .execute();
}

function verdictOf({ outcome, amountPaisa, reference }: SandboxReport, invoice: string): Verdict {
  if (outcome !== 'paid') return { reference, invoice, outcome };
  return { reference, invoice, outcome, amountPaisa, currency: CURRENCY };
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
