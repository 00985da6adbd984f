import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { openConformanceHost } from '../testing/openConformanceHost';
import { OPEN_LIMIT_MS, openPostgres } from '../testing/testDatabases';
import { readOptions } from './conform';

const execute = promisify(execFile);

describe('conform', () => {
  it('reads from its options the host, the customers to use and the calls to check', () => {
    const args = '--host http://shop.test/api --account 017 --password x --read-only --only signIn';
    expect(readOptions(args.split(' '))).toEqual({
      host: 'http://shop.test/api',
      customer: { account: '017', password: 'x' },
      otherCustomer: undefined,
      isReadOnly: true,
      only: 'signIn',
    });
  });

  it.each([
    ['', 'Name the host'],
    ['--host shop.test', 'Name the host'],
    ['--host ftp://shop.test', 'Name the host'],
    ['--host http://shop.test --account 017', '--account and --password together'],
    ['--host http://shop.test --other-password x', '--other-account and --other-password together'],
    ['--host http://shop.test --only nothing', '--only nothing is no call'],
    ['--host http://shop.test --speed 9', 'Use: conform --host'],
  ])('refuses the options "%s" with a sentence that says what is wrong', (args, sentence) => {
    expect(() => readOptions(args.split(' ').filter(Boolean))).toThrow(sentence);
  });

  it(
    'prints a line per call to stderr, even without a terminal, and the report to stdout',
    async () => {
      const { db, close } = await openPostgres();
      const { options, ...host } = await openConformanceHost(db);
      const main = join(__dirname, 'main.ts');
      const { stdout, stderr } = await execute(process.execPath, [
        ...['--import', pathToFileURL(createRequire(__filename).resolve('tsx')).href, main],
        ...['conform', '--host', options.host, '--read-only'],
      ]);
      await host.close();
      await close();
      const lines = stderr.trimEnd().split('\n');
      expect(lines.length).toBeGreaterThan(20);
      expect(lines[0]).toMatch(/^ +1 of \d+ {2}getCapabilities$/);
      expect(lines.filter((line) => !/^ *\d+ of \d+ {2}\w+$/.test(line))).toEqual([]);
      expect(stdout).not.toMatch(/\d of \d+ {2}/);
      expect(stdout).toMatch(/calls reply as the contract says, 0 differences/);
    },
    OPEN_LIMIT_MS,
  );
});
