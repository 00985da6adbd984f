import { mkdtempSync, readdirSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { examine, folderExamination, hostExamination } from './examine';

let server: Server;
let origin: string;
beforeAll(async () => {
  server = createServer((request, response) => {
    response.writeHead(request.url === '/down' ? 503 : 401).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

async function linesOf(...examinations: Parameters<typeof examine>[0]) {
  const lines: string[] = [];
  const isGood = await examine(examinations, (line) => lines.push(line));
  return { isGood, lines };
}

describe('examine', () => {
  it('prints a line for each thing, in order, and says whether all are good', async () => {
    const slow = {
      name: 'one',
      look: () => new Promise<string>((end) => setTimeout(end, 20, 'is here')),
    };
    const bad = { name: 'two', look: async () => Promise.reject(new Error('Start it.')) };
    expect(await linesOf(slow, bad)).toEqual({
      isGood: false,
      lines: ['✓ one: is here', '✗ two: Start it.'],
    });
    expect((await linesOf(slow)).isGood).toBe(true);
  });

  it('tries to write into a folder, and leaves nothing there', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'examine-'));
    const { lines } = await linesOf(
      folderExamination('data (DATA_DIR)', join(folder, 'new')),
      folderExamination('media', __filename),
    );
    expect(lines[0]).toMatch(/^✓ data \(DATA_DIR\): .* can be written, \d+\.\d GB free$/);
    expect(lines[1]).toMatch(/^✗ media: E/);
    expect(readdirSync(join(folder, 'new'))).toEqual([]);
  });

  it('tries whether a host replies', async () => {
    const isOk = (status: number) => status === 200;
    const { lines } = await linesOf(
      hostExamination('bKash', `${origin}/`),
      hostExamination('API', `${origin}/down`, isOk),
      hostExamination('Nagad', 'http://127.0.0.1:65431/'),
    );
    expect(lines).toEqual([
      `✓ bKash: ${new URL(origin).host} replies`,
      `✗ API: ${origin}/down replies with status 503.`,
      '✗ Nagad: fetch failed: ECONNREFUSED',
    ]);
  });
});
