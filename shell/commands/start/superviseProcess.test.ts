import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { superviseProcess } from './superviseProcess';

const folder = mkdtempSync(join(tmpdir(), 'keep-running-'));
const starts = join(folder, 'starts');

function writeServer(name: string, body: string): string {
  const file = join(folder, name);
  writeFileSync(
    file,
    `import { appendFileSync } from 'node:fs';
     appendFileSync(${JSON.stringify(starts)}, 'x');
     ${body}`,
  );
  return file;
}

const countStarts = () => readFileSync(starts, 'utf8').length;

beforeEach(() => writeFileSync(starts, ''));

describe('superviseProcess', () => {
  it('restarts a server that exited by itself', async () => {
    jest.spyOn(console, 'error').mockImplementation();
    const script = writeServer(
      'crashes.mjs',
      `process.send({ type: 'ready', port: 1 }); setTimeout(() => process.exit(1), 50);`,
    );
    const server = await superviseProcess({ name: 'server', cwd: folder, script });
    await waitUntil(() => countStarts() >= 3);
    await server.stop();
    const count = countStarts();
    await new Promise((resolve) => setTimeout(resolve, 600));
    expect(countStarts()).toBe(count);
  }, 15_000);

  it('rejects with the message of a server that cannot start', async () => {
    const script = writeServer('fails.mjs', `console.error('The disk is full.'); process.exit(1);`);
    await expect(superviseProcess({ name: 'server', cwd: folder, script })).rejects.toThrow(
      'The disk is full.',
    );
  });
});

async function waitUntil(isDone: () => boolean): Promise<void> {
  while (!isDone()) await new Promise((resolve) => setTimeout(resolve, 20));
}
