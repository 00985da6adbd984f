import { spawnSync } from 'node:child_process';
import path from 'node:path';

const MODULE = path.join(__dirname, 'logConsole.ts');

/**
 * Runs code in a separate process that logs its console output.
 * @returns the lines of the log
 */
function run(code: string): Record<string, unknown>[] {
  const script = `import { logConsole } from ${JSON.stringify(MODULE)}; ${code}`;
  const tsx = ['--import', 'tsx', '--input-type=module'];
  const { stdout, stderr } = spawnSync(process.execPath, [...tsx, '-e', script], {
    encoding: 'utf8',
    env: { ...process.env, NODE_OPTIONS: '' },
  });
  expect(stdout).toBe('');
  return stderr
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
}

describe('console output of a bundle', () => {
  it('becomes one line of JSON with the time and the trace of the page', () => {
    const lines = run(`
      logConsole(() => 'abc');
      console.warn('The %s could not be\\nloaded:', 'slides', new Error('No answer'));
      console.error('broken');
      console.log({ kind: 'other' });`);
    expect(lines).toEqual([
      {
        time: expect.stringMatching(/^\d{4}-.+Z$/),
        level: 40,
        event: 'console',
        trace: 'abc',
        detail: expect.stringMatching(/^The slides could not be\nloaded: Error: No answer/),
      },
      expect.objectContaining({ level: 50, detail: 'broken' }),
      expect.objectContaining({ level: 30, detail: "{ kind: 'other' }" }),
    ]);
  });

  it('is logged without the queries of URLs and without personal data', () => {
    const [line] = run(`
      logConsole(() => undefined);
      console.warn('/product?productName=secret&x=1 of secret@example.com', 'y'.repeat(5000));`);
    expect(JSON.stringify(line)).not.toContain('secret');
    expect(JSON.stringify(line).length).toBeLessThan(500);
  });
});
