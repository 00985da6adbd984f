import { apiCalls } from './apiCalls';
import { bytes } from './bytes';
import { lastProviders } from './exposedModules';
import { comparable } from './federationRuntime';
import type { Gate, GateContext, GateRequest, GateResult, Problem } from './Gate';
import { health } from './health/health';
import { judgeOrder, PAIR_GATES, rollbackNotes } from './order';
import { readContexts } from './readContext';
import { removedTopics } from './removedTopics';
import { routeIds } from './routes';
import { texts } from './texts';
import { types } from './types';

/** Gates that run once for a candidate. `judgeOrder` runs the gates that compare two parts. */
const GATES: readonly Gate[] = [
  comparable,
  lastProviders,
  removedTopics,
  routeIds,
  apiCalls,
  texts,
  types,
  bytes,
  health,
];

/**
 * Checks a release before it goes live in any channel: its contents, and the releases with which it
 * will run (decision 041). If a preview goes live as a whole, checks all its releases together. A
 * team can override a gate by name.
 * @throws Error if a candidate's manifest cannot be used, or if the storage does not answer
 */
export async function checkRelease(
  request: GateRequest,
  gates: readonly Gate[] = GATES,
): Promise<GateResult[]> {
  const contexts = await readContexts(request);
  const order: Problem[] = [];
  const found = new Map<string, Problem[]>(PAIR_GATES.map(({ name }) => [name, []]));
  const add = (gate: string, problems: readonly Problem[]) =>
    found.set(gate, [...(found.get(gate) ?? []), ...problems]);
  for (const context of contexts) {
    const judged = judgeOrder(context);
    order.push(...judged.order);
    for (const { gate, problem } of judged.rest) add(gate, [problem]);
  }
  for (const gate of gates) {
    const judged = gate.isOfComposition ? contexts.slice(0, 1) : contexts;
    for (const context of judged) add(gate.name, await gate.find(context));
  }
  const warning = gates
    .filter((gate) => contexts.some((context) => gate.warns?.(context)))
    .map(({ name }) => name);
  return [
    ...[...found].map(([gate, problems]) => resultOf(gate, problems, warning.includes(gate))),
    orderResult(contexts, order),
  ];
}

function resultOf(gate: string, problems: Problem[], warns = false): GateResult {
  const status = warns ? 'warned' : 'refused';
  return { gate, status: problems.length > 0 ? status : 'passed', problems };
}

function orderResult(contexts: readonly GateContext[], order: Problem[]): GateResult {
  if (order.length > 0) return resultOf('order', order);
  return { gate: 'order', status: 'passed', problems: contexts.flatMap(rollbackNotes) };
}
