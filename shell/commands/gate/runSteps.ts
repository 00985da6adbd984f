import { availableParallelism } from 'node:os';
import type { GateContext, Output, Step, Tally } from '../Step';
import { formatStep, type StepResult } from './formatSummary';

/**
 * Runs the steps in sequence; adjacent parallel steps share the cores. Runs every step, even after
 * failures. Prints one line per step with its notes, and the output of failed steps.
 */
export async function runSteps(steps: readonly Step[], context: GateContext, print: Output) {
  const results: StepResult[] = [];
  for (const group of groupsOf(steps)) results.push(...(await runGroup(group, context, print)));
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

/** @returns the results in the order of the steps, regardless of which ended first */
async function runGroup(
  steps: readonly Step[],
  context: GateContext,
  print: Output,
): Promise<StepResult[]> {
  const results: StepResult[] = [];
  const waiting = [...steps.entries()];
  const worker = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [index, step] = next;
      results[index] = await runStep(step, context, print);
    }
  };
  // One step more than cores, because a step also waits for downloads and the disk.
  await Promise.all(Array.from({ length: availableParallelism() + 1 }, worker));
  return results;
}

async function runStep(step: Step, context: GateContext, print: Output): Promise<StepResult> {
  const buffered: string[] = [];
  const output: Output = step.isLive ? print : (text) => void buffered.push(text);
  const startedAt = Date.now();
  let tally: Tally = { passed: 0, failed: 1 };
  try {
    tally = await step.run(context, output);
  } catch (error) {
    output(`${error instanceof Error ? (error.stack ?? error.message) : error}\n`);
  }
  const result = { title: step.title, seconds: (Date.now() - startedAt) / 1000, ...tally };
  print(`${formatStep(result)}\n`);
  for (const note of tally.notes ?? []) print(`    ${note}\n`);
  if (tally.failed > 0 && buffered.length > 0) print(`${buffered.join('').trimEnd()}\n\n`);
  return result;
}
