import { CompiledQuery } from 'kysely';
import * as z from 'zod/mini';
import type { Database } from '../database/schema';

export interface StatementPlan {
  /** Steps of the plan, outermost first, each with its index or table. */
  steps: string;
  /** Tables that a sequential scan reads from beginning to end. */
  wholeTables: string[];
}

interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string | undefined;
  'Index Name'?: string | undefined;
  'Rows Removed by Filter'?: number | undefined;
  'Rows Removed by Index Recheck'?: number | undefined;
  Plans?: PlanNode[] | undefined;
}

const planNode: z.ZodMiniType<PlanNode> = z.object({
  'Node Type': z.string(),
  'Relation Name': z.optional(z.string()),
  'Index Name': z.optional(z.string()),
  'Rows Removed by Filter': z.optional(z.number()),
  'Rows Removed by Index Recheck': z.optional(z.number()),
  Plans: z.optional(z.array(z.lazy(() => planNode))),
});
const explained = z.tuple([z.object({ Plan: planNode })]);

const flatten = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(flatten)];

function describe(node: PlanNode): string {
  const read = node['Index Name'] ?? node['Relation Name'];
  return read ? `${node['Node Type']} ${read}` : node['Node Type'];
}

/** Reads the query plans of the statements with their original parameters. */
async function explain(
  db: Database,
  statements: readonly CompiledQuery[],
  options: string,
): Promise<PlanNode[][]> {
  const plans: PlanNode[][] = [];
  for (const { sql, parameters } of statements) {
    const { rows } = await db.executeQuery<Record<string, unknown>>(
      CompiledQuery.raw(`explain (${options}, format json) ${sql}`, [...parameters]),
    );
    const [{ Plan }] = z.parse(explained, Object.values(rows[0] ?? {})[0]);
    plans.push(flatten(Plan));
  }
  return plans;
}

export async function readPlans(
  db: Database,
  statements: readonly CompiledQuery[],
): Promise<StatementPlan[]> {
  return (await explain(db, statements, 'analyze off')).map((nodes) => ({
    steps: nodes.map(describe).join(' > '),
    wholeTables: nodes.flatMap((node) =>
      node['Node Type'] === 'Seq Scan' ? (node['Relation Name'] ?? []) : [],
    ),
  }));
}

/** Counts the rows that the statements read from a table and then discarded. */
export async function countDiscarded(
  db: Database,
  statements: readonly CompiledQuery[],
  table: string,
): Promise<number> {
  const nodes = (await explain(db, statements, 'analyze')).flat();
  return nodes
    .filter((node) => node['Relation Name'] === table)
    .map(
      (node) =>
        (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Index Recheck'] ?? 0),
    )
    .reduce((sum, rows) => sum + rows, 0);
}
