import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seedInChildProcess } from './fillMarket';

/** Returns a command line that runs `source` as its program. */
async function commandLine(source: string): Promise<string[]> {
  const script = join(await mkdtemp(join(tmpdir(), 'seed-apart-')), 'main.mjs');
  await writeFile(script, source);
  return [process.execPath, script];
}

describe('seedInChildProcess', () => {
  it('runs the given program with the command `seed`, and passes on each line of its output', async () => {
    const heard: string[] = [];
    const program = `console.log(process.argv[2]); console.log('pictures 1/2');`;
    await seedInChildProcess((text) => heard.push(text), await commandLine(program));
    expect(heard).toEqual(['seed', 'pictures 1/2']);
  });

  it('fails with the message of the child process if the child process fails', async () => {
    const program = `console.error('The database cannot be reached.'); process.exitCode = 1;`;
    await expect(seedInChildProcess(() => undefined, await commandLine(program))).rejects.toThrow(
      /^The database cannot be reached\.$/,
    );
  });

  it('fails even if the child process was killed without a message', async () => {
    const program = `process.kill(process.pid, 'SIGKILL');`;
    await expect(seedInChildProcess(() => undefined, await commandLine(program))).rejects.toThrow(
      'The demonstration market could not be filled.',
    );
  });
});
