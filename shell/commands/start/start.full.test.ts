import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const root = resolve(__dirname, '../../..');

async function runStart(env: Record<string, string>) {
  const child = spawn(process.execPath, ['shell/commands/run.mjs', 'start'], {
    cwd: root,
    env: { ...process.env, NODE_OPTIONS: '', ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let complaint = '';
  child.stderr.on('data', (chunk) => {
    complaint += chunk;
  });
  const [code] = await once(child, 'close');
  return { code, complaint: complaint.trim() };
}

const folder = () => mkdtempSync(join(tmpdir(), 'start-'));

describe('npm start', () => {
  it('names the port in its error if the port is in use', async () => {
    const other = createServer().listen(0);
    await once(other, 'listening');
    const address = other.address();
    const port = typeof address === 'object' ? address?.port : 0;
    const result = await runStart({ PORT: String(port), DATA_DIR: folder() });
    other.close();
    expect(result).toEqual({
      code: 1,
      complaint: `Port ${port} is in use: stop what listens there, or set PORT to another one.`,
    });
  });

  it('refuses a PORT that is not a number', async () => {
    expect(await runStart({ PORT: 'http' })).toEqual({
      code: 1,
      complaint: 'PORT is "http", which is not a port: use a number from 1 to 65535.',
    });
  });

  it('refuses a data folder that it cannot create', async () => {
    const file = join(folder(), 'file');
    writeFileSync(file, '');
    const result = await runStart({ PORT: '45871', DATA_DIR: join(file, 'data') });
    expect(result.code).toBe(1);
    expect(result.complaint).toMatch(
      /^The data folder .+ cannot be used \(ENOTDIR\): set DATA_DIR/,
    );
    expect(result.complaint.split('\n')).toHaveLength(1);
  });

  it('prints one sentence if the database is unreachable, and stops the other servers', async () => {
    const result = await runStart({
      PORT: '45872',
      DATA_DIR: folder(),
      DATABASE_URL: 'postgres://nobody:secret@127.0.0.1:1/none',
    });
    expect(result.code).toBe(1);
    expect(result.complaint).toMatch(/DATABASE_URL/);
    expect(result.complaint).not.toContain('secret');
    expect(result.complaint.split('\n')).toHaveLength(1);
  }, 30_000);
});
