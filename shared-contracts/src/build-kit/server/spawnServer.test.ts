import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { spawnServer } from './spawnServer';

const cwd = mkdtempSync(join(tmpdir(), 'spawn-server-'));

function write(name: string, body: string): string {
  writeFileSync(join(cwd, name), body);
  return name;
}

describe('spawnServer', () => {
  it('runs TypeScript, reports progress and resolves when the server is ready', async () => {
    const progress: string[] = [];
    const script = write(
      'ready.mts',
      `const text: string = 'creating the database';
       process.send?.({ type: 'progress', text });
       process.send?.({ type: 'ready', port: 4321 });
       setInterval(() => undefined, 1000);`,
    );
    const server = await spawnServer({ cwd, script, onProgress: (text) => progress.push(text) });
    expect(server.port).toBe(4321);
    expect(progress).toEqual(['creating the database']);
    await server.stop();
    expect(server.process.signalCode).toBe('SIGTERM');
  });

  it("adds variables to the server's environment, and unsets variables whose value is undefined", async () => {
    process.env.TAKEN_AWAY = '1';
    const script = write(
      'env.mjs',
      `process.send({ type: 'ready', port: process.env.TAKEN_AWAY ? 1 : Number(process.env.GIVEN) });`,
    );
    const server = await spawnServer({ cwd, script, env: { GIVEN: '7', TAKEN_AWAY: undefined } });
    expect(server.port).toBe(7);
    await server.stop();
  });

  it("rejects with the server's own error output if the server exits before it is ready", async () => {
    const script = write('fails.mjs', `console.error('DATABASE_URL is wrong.'); process.exit(1);`);
    await expect(spawnServer({ cwd, script })).rejects.toThrow('DATABASE_URL is wrong.');
  });

  it('rejects with a default message if the server exits early and prints nothing', async () => {
    const script = write('silent.mjs', 'process.exit(0);');
    await expect(spawnServer({ cwd, script })).rejects.toThrow(
      'silent.mjs ended before it was ready.',
    );
  });
});
