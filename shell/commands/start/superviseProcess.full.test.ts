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
  it('restarts a server that exits by itself, until the server is stopped', async () => {
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

  it('waits at most a second before each restart of a server that started successfully', async () => {
    const said = jest.spyOn(console, 'error').mockImplementation();
    const script = writeServer(
      'is-ended.mjs',
      `process.send({ type: 'ready', port: 1 }); setTimeout(() => process.exit(1), 50);`,
    );
    const server = await superviseProcess({ name: 'server', cwd: folder, script });
    const pauses = () => said.mock.calls.map(([text]) => Number(/in (\d+) ms/.exec(text)?.[1]));
    said.mockClear();
    await waitUntil(() => pauses().length >= 5);
    await server.stop();
    expect(pauses().slice(0, 5)).toEqual([200, 400, 800, 1000, 1000]);
  }, 30_000);

  it('doubles the pause after each failed restart', async () => {
    const said = jest.spyOn(console, 'error').mockImplementation();
    const first = join(folder, 'started-once');
    const script = writeServer(
      'starts-once.mjs',
      `import { existsSync, writeFileSync } from 'node:fs';
       if (existsSync(${JSON.stringify(first)})) process.exit(1);
       writeFileSync(${JSON.stringify(first)}, '');
       process.send({ type: 'ready', port: 1 }); setTimeout(() => process.exit(1), 50);`,
    );
    const server = await superviseProcess({ name: 'server', cwd: folder, script });
    const pauses = () => said.mock.calls.map(([text]) => Number(/in (\d+) ms/.exec(text)?.[1]));
    said.mockClear();
    await waitUntil(() => pauses().length >= 5);
    await server.stop();
    expect(pauses().slice(0, 5)).toEqual([200, 200, 400, 800, 1600]);
  }, 30_000);

  it("rejects with the server's message if the first start fails", async () => {
    const script = writeServer('fails.mjs', `console.error('The disk is full.'); process.exit(1);`);
    await expect(superviseProcess({ name: 'server', cwd: folder, script })).rejects.toThrow(
      'The disk is full.',
    );
  });
});

async function waitUntil(isDone: () => boolean): Promise<void> {
  while (!isDone()) await new Promise((resolve) => setTimeout(resolve, 20));
}
