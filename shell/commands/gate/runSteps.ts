import { availableParallelism } from 'node:os';
import type { GateContext, Output, Step } from '../Step';
import type { StepResult } from './formatSummary';

/**
 * Runs the steps in order; neighbours that are parallel share the cores. Every step runs, whatever
 * failed before it.
 */
export async function runSteps(steps: readonly Step[], context: GateContext) {
  const results: StepResult[] = [];
  for (const group of groupsOf(steps)) results.push(...(await runGroup(group, context)));
  return results;
}

function groupsOf(steps: readonly Step[]): Step[][] {
  const groups: Step[][] = [];
  for (const step of steps) {
    const last = groups.at(-1);
    if (last?.[0]?.isParallel && step.isParallel) last.push(step);
    else groups.push([step]);
  }
  return groups;
}

/** @returns the results in the order of the steps, whichever ended first */
async function runGroup(steps: readonly Step[], context: GateContext): Promise<StepResult[]> {
  const results: StepResult[] = [];
  const waiting = [...steps.entries()];
  const worker = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [index, step] = next;
      results[index] = await runStep(step, context, steps.length > 1);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
  return results;
}

async function runStep(step: Step, context: GateContext, isBuffered: boolean): Promise<StepResult> {
  const buffered: string[] = [];
  const output: Output = isBuffered ? (text) => void buffered.push(text) : undefined;
  if (!isBuffered) console.log(`\n── ${step.title}`);
  const startedAt = Date.now();
  let tally = { passed: 0, failed: 1 };
  try {
    tally = await step.run(context, output);
  } catch (error) {
    const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
    if (output) output(`${text}\n`);
    else console.error(text);
  }
  const seconds = (Date.now() - startedAt) / 1000;
  if (isBuffered) console.log(`\n── ${step.title}\n${buffered.join('').trimEnd()}`);
  console.log(`   ${tally.failed > 0 ? 'FAILED' : 'ok'} in ${seconds.toFixed(1)} s`);
  return { title: step.title, seconds, ...tally };
}
