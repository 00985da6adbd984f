import fs, { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openLog } from './progress';

const LIMITS = { bytes: 100, kept: 2 };
const line = (n: number) => `${String(n).padStart(39, '0')}\n`;

describe('openLog', () => {
  let file: string;
  beforeEach(() => {
    file = join(mkdtempSync(join(tmpdir(), 'log-')), 'api.log');
  });

  it('limits the number of files, and keeps the newest lines complete', () => {
    const log = openLog(file, LIMITS);
    for (let n = 0; n < 20; n += 1) {
      log(Buffer.from(line(n)));
    }
    expect(readdirSync(join(file, '..')).sort()).toEqual(['api.log', 'api.log.1', 'api.log.2']);
    const kept = ['.2', '.1', ''].map((age) => readFileSync(file + age, 'utf8')).join('');
    expect(kept).toBe([14, 15, 16, 17, 18, 19].map(line).join(''));
  });

  it('loses no line when it starts a new file', () => {
    const log = openLog(file, LIMITS);
    for (let n = 0; n < 6; n += 1) log(Buffer.from(line(n)));
    const kept = ['.2', '.1', ''].map((age) => readFileSync(file + age, 'utf8')).join('');
    expect(kept).toBe([0, 1, 2, 3, 4, 5].map(line).join(''));
  });

  it('continues to write once a full disk has space again', () => {
    const log = openLog(file);
    const full = jest.spyOn(fs, 'writeSync').mockImplementation(() => {
      throw new Error('no space left');
    });
    log(Buffer.from(line(1)));
    full.mockRestore();
    log(Buffer.from(line(2)));
    expect(readFileSync(file, 'utf8')).toBe(line(2));
  });

  it('opens the log file as soon as its folder exists', () => {
    const late = join(file, '..', 'logs', 'api.log');
    const log = openLog(late);
    log(Buffer.from(line(1)));
    mkdirSync(join(late, '..'));
    log(Buffer.from(line(2)));
    expect(readFileSync(late, 'utf8')).toBe(line(2));
  });

  it('appends to the file of the previous start', () => {
    writeFileSync(file, line(1).repeat(2));
    openLog(file, LIMITS)(Buffer.from(line(2)));
    expect(readFileSync(`${file}.1`, 'utf8')).toBe(line(1).repeat(2));
    expect(readFileSync(file, 'utf8')).toBe(line(2));
  });
});
