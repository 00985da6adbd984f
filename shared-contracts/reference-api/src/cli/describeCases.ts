import { formatTaka, toTaka } from '@marketplace/contracts/commerce/money';
import { listCases, type PendingCase } from '../complaint-decisions/listCases';
import type { Database } from '../database/schema';
import { printable } from './describePending';

const STEPS: Record<PendingCase['step'], string> = {
  answer: 'needs a first answer',
  decision: 'needs a decision',
  refund: 'has a refund that is due',
};

/** Lists the cases with which somebody has to deal, formatted for a terminal. */
export async function describeCases(db: Database, now: Date): Promise<string> {
  const cases = await listCases(db);
  if (cases.length === 0) return 'No complaint waits.';
  const isLate = ({ dueBy }: PendingCase) => dueBy !== null && dueBy < now;
  const late = (step: PendingCase['step']) =>
    cases.filter((each) => each.step === step && isLate(each)).length;
  const count = new Set(cases.map(({ uuid }) => uuid)).size;
  const counts = `${count} complaints: ${late('answer')} answers and ${late('refund')} refunds are late.`;
  const lines = cases.map((each) => {
    const due = each.dueBy ? ` by ${each.dueBy.toISOString()}${isLate(each) ? ', late' : ''}` : '';
    const to = each.account ? ` to ${printable(each.account)}` : '';
    const about = `${each.quantity} × ${each.productName} of ${each.shopName}, ${each.problem}`;
    return `  ${each.uuid}  ${STEPS[each.step]}${to}${due}\n    Order ${each.orderNumber}: ${printable(about)}`;
  });
  return [counts, ...lines].join('\n');
}

/**
 * Shows a complaint with its messages, outcomes and the acts of operators, formatted for a terminal.
 * @throws Error if there is no such complaint
 */
export async function describeCase(db: Database, uuid: string): Promise<string> {
  const complaint = await db
    .selectFrom('complaints')
    .innerJoin('orderItems', 'orderItems.uuid', 'complaints.orderItemUuid')
    .innerJoin('problemCategories', 'problemCategories.uuid', 'complaints.problemCategoryUuid')
    .selectAll('complaints')
    .select(['productName', 'problemCategories.name as problem', 'orderItems.quantity as ordered'])
    .where('complaints.uuid', '=', uuid)
    .executeTakeFirst();
  if (!complaint) throw new Error(`There is no complaint ${uuid}.`);
  const { quantity, ordered, productName, problem, wish, status, description } = complaint;
  const messages = await db
    .selectFrom('complaintMessages')
    .select(['author', 'text', 'createdAt'])
    .where('complaintUuid', '=', uuid)
    .orderBy('position')
    .execute();
  const outcomes = await db
    .selectFrom('complaintOutcomes')
    .leftJoin('payments', 'payments.uuid', 'refundUuid')
    .leftJoin('refundAccounts', 'refundAccounts.uuid', 'refundAccountUuid')
    .select(['kind', 'quantity', 'reason', 'decidedAt', 'amountPaisa', 'refundedAt', 'refundUuid'])
    .select(['provider', 'number'])
    .where('complaintUuid', '=', uuid)
    .orderBy('round')
    .execute();
  const refunds = outcomes.flatMap(({ refundUuid }) => refundUuid ?? []);
  const acts = await db
    .selectFrom('operatorActs')
    .select(['operator', 'act', 'actedAt'])
    .where('subjectUuid', 'in', [uuid, ...refunds])
    .orderBy('position')
    .execute();
  return [
    `${uuid} [${status}] ${quantity} of ${ordered} × ${productName}, ${problem}; wishes: ${wish ?? 'nothing said'}`,
    `customer, ${complaint.createdAt.toISOString()}: ${description}`,
    ...messages.map(
      ({ author, createdAt, text }) => `${author}, ${createdAt.toISOString()}: ${text}`,
    ),
    ...outcomes.map(describeOutcome),
    ...acts.map(({ operator, act, actedAt }) => `${actedAt.toISOString()} ${operator}: ${act}`),
  ]
    .map(printable)
    .join('\n');
}

interface Outcome {
  kind: string;
  quantity: number;
  reason: string;
  decidedAt: Date;
  amountPaisa: number | null;
  refundedAt: Date | null;
  provider: string | null;
  number: string | null;
}

function describeOutcome(outcome: Outcome): string {
  const { kind, quantity, reason, decidedAt, amountPaisa, refundedAt, provider, number } = outcome;
  const to = provider ? ` to ${provider} ${number}` : '';
  const paid = refundedAt ? 'paid back' : 'due';
  const amount =
    amountPaisa === null ? '' : `, ${formatTaka(toTaka(amountPaisa), 'en')} ${paid}${to}`;
  return `${kind} of ${quantity}${amount}, ${decidedAt.toISOString()}: ${reason}`;
}
