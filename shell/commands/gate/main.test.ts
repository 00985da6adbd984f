import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Runs the gate on a folder in a separate process. */
async function runGate(root: string, part: string) {
  const script = `import { main } from ${JSON.stringify(join(__dirname, 'main.ts'))};
    await main(${JSON.stringify(root)}, [${JSON.stringify(part)}]);`;
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', '--input-type=module', '--eval', script],
    { stdio: ['ignore', 'pipe', 'ignore'] },
  );
  let said = '';
  child.stdout.on('data', (chunk) => {
    said += chunk;
  });
  const [code] = await once(child, 'close');
  return { code, said };
}

describe('the gate', () => {
  it('runs all steps even if one of them fails, and then exits with 1', async () => {
    const empty = mkdtempSync(join(tmpdir(), 'gate-'));
    const { code, said } = await runGate(empty, 'static');
    expect(said).toContain('✗ Lint and format');
    expect(said).toContain('✗ Conventions');
    expect(code).toBe(1);
  }, 30_000);

  it('exits with 2 if an argument is unknown', async () => {
    expect(await runGate(tmpdir(), 'everything')).toMatchObject({ code: 2 });
  }, 30_000);
});
