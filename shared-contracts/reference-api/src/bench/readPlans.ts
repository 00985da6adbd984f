import { CompiledQuery } from 'kysely';
import * as z from 'zod/mini';
import type { Database } from '../database/schema';

export interface StatementPlan {
  /** Its steps from the outermost, with the index or table each reads. */
  steps: string;
  /** Tables it reads from one end to the other. */
  wholeTables: string[];
}

interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string | undefined;
  'Index Name'?: string | undefined;
  Plans?: PlanNode[] | undefined;
}

const planNode: z.ZodMiniType<PlanNode> = z.object({
  'Node Type': z.string(),
  'Relation Name': z.optional(z.string()),
  'Index Name': z.optional(z.string()),
  Plans: z.optional(z.array(z.lazy(() => planNode))),
});
const explained = z.tuple([z.object({ Plan: planNode })]);

const flatten = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(flatten)];

function describe(node: PlanNode): string {
  const read = node['Index Name'] ?? node['Relation Name'];
  return read ? `${node['Node Type']} ${read}` : node['Node Type'];
}

/** Query plans of the statements, with the very parameters they were run with. */
export async function readPlans(
  db: Database,
  statements: readonly CompiledQuery[],
): Promise<StatementPlan[]> {
  const plans: StatementPlan[] = [];
  for (const { sql, parameters } of statements) {
    const { rows } = await db.executeQuery<Record<string, unknown>>(
      CompiledQuery.raw(`explain (format json) ${sql}`, [...parameters]),
    );
    const [{ Plan }] = z.parse(explained, Object.values(rows[0] ?? {})[0]);
    const nodes = flatten(Plan);
    plans.push({
      steps: nodes.map(describe).join(' > '),
      wholeTables: nodes.flatMap((node) =>
        node['Node Type'] === 'Seq Scan' ? (node['Relation Name'] ?? []) : [],
      ),
    });
  }
  return plans;
}
