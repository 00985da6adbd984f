import fs, { mkdtempSync, openSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writerTo } from './fileLog';

describe('writerTo on a full disk', () => {
  let file: string;
  let fd: number;
  /** Free bytes on the disk. */
  let room: number;
  const { writeSync } = fs;

  beforeEach(() => {
    file = join(mkdtempSync(join(tmpdir(), 'file-log-')), 'a.log');
    fd = openSync(file, 'a');
    room = Number.POSITIVE_INFINITY;
  });
  beforeAll(() => {
    jest.spyOn(fs, 'writeSync').mockImplementation((to: number, bytes: unknown) => {
      const part = Buffer.from(String(bytes)).subarray(0, room);
      if (part.length === 0) throw Object.assign(new Error('no space left'), { code: 'ENOSPC' });
      room -= part.length;
      return writeSync(to, part);
    });
  });
  afterAll(() => jest.restoreAllMocks());

  it('drops lines until the disk has room again, and writes all later lines', () => {
    const write = writerTo(fd);
    write('one\n');
    room = 0;
    write('two\n');
    write('three\n');
    room = 100;
    write('four\n');
    expect(readFileSync(file, 'utf8')).toBe('one\nfour\n');
  });

  it('starts a new line after a line that was written only partly', () => {
    const write = writerTo(fd);
    room = 2;
    write('one\n');
    write('two\n');
    room = 100;
    write(Buffer.from('three\n'));
    write('four\n');
    expect(readFileSync(file, 'utf8')).toBe('on\nthree\nfour\n');
  });
});
