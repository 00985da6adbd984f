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

  it('can lock a folder again after the lock was released', () => {
    lockFolder(folder)();
    lockFolder(folder)();
  });

  it('refuses a folder that another running process has locked', () => {
    // The mock makes the missing process 999999999 look like a running process.
    jest.spyOn(process, 'kill').mockReturnValue(true);
    claimedBy('999999999 ');
    expect(() => lockFolder(folder)).toThrow('process 999999999 is using it already');
    jest.restoreAllMocks();
  });

  it.each([
    ['has ended', '999999999 123'],
    ['ended before its process id was given to another process', `${process.ppid} 1`],
    ['ended before its process id was given to this process', `${process.pid} 1`],
    ['wrote an unreadable lock file', 'nonsense'],
  ])('takes over the lock of a process that %s', (_, text) => {
    claimedBy(text);
    expect(() => lockFolder(folder)()).not.toThrow();
  });
});
