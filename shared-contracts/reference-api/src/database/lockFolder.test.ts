import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lockFolder } from './lockFolder';

describe('lockFolder', () => {
  let folder: string;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'lock-'));
  });

  afterEach(() => rmSync(folder, { recursive: true }));

  const claimedBy = (text: string) => writeFileSync(join(folder, 'in-use-by'), text);

  it('can lock a folder again after its release', () => {
    lockFolder(folder)();
    lockFolder(folder)();
  });

  it('refuses a folder that another running process has locked', () => {
    // The mock makes a process that does not exist look like a running one.
    jest.spyOn(process, 'kill').mockReturnValue(true);
    claimedBy('999999999 ');
    expect(() => lockFolder(folder)).toThrow('process 999999999 is using it already');
    jest.restoreAllMocks();
  });

  it.each([
    ['is gone', '999999999 123'],
    ['has the number of another that started later', `${process.ppid} 1`],
    ['has our own number', `${process.pid} 1`],
    ['cannot be read', 'nonsense'],
  ])('takes a folder over from a process that %s', (_, text) => {
    claimedBy(text);
    expect(() => lockFolder(folder)()).not.toThrow();
  });
});
