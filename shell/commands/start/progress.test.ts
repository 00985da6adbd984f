import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openLog } from './progress';

const LIMITS = { bytes: 100, kept: 2 };
const line = (n: number) => `${String(n).padStart(39, '0')}\n`;

describe('the log of a server', () => {
  let file: string;
  beforeEach(() => {
    file = join(mkdtempSync(join(tmpdir(), 'log-')), 'api.log');
  });
  const settle = () => new Promise((resolve) => setTimeout(resolve, 100));

  it('takes no more than its files, and keeps the newest lines whole', async () => {
    const log = openLog(file, LIMITS);
    for (let n = 0; n < 20; n += 1) {
      log(Buffer.from(line(n)));
      await settle();
    }
    expect(readdirSync(join(file, '..')).sort()).toEqual(['api.log', 'api.log.1', 'api.log.2']);
    const kept = ['.2', '.1', ''].map((age) => readFileSync(file + age, 'utf8')).join('');
    expect(kept).toBe([14, 15, 16, 17, 18, 19].map(line).join(''));
  });

  it('loses no line to a new file while the old one is still being opened', async () => {
    const log = openLog(file, LIMITS);
    for (let n = 0; n < 6; n += 1) log(Buffer.from(line(n)));
    await settle();
    const kept = ['.2', '.1', ''].map((age) => readFileSync(file + age, 'utf8')).join('');
    expect(kept).toBe([0, 1, 2, 3, 4, 5].map(line).join(''));
  });

  it('goes on with the file of the last start', async () => {
    writeFileSync(file, line(1).repeat(2));
    openLog(file, LIMITS)(Buffer.from(line(2)));
    await settle();
    expect(readFileSync(`${file}.1`, 'utf8')).toBe(line(1).repeat(2));
    expect(readFileSync(file, 'utf8')).toBe(line(2));
  });
});
