import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { formatFailures } from './failures';

describe('formatFailures', () => {
  const root = mkdtempSync(join(tmpdir(), 'failures-'));
  afterAll(() => rmSync(root, { recursive: true }));

  const write = (name: string, report: object) =>
    writeFileSync(join(root, name), JSON.stringify(report));
  const format = () => formatFailures({ root, workDir: root });

  it('returns nothing if nothing ran', async () => {
    expect(await format()).toBe('');
  });

  it('returns nothing if all passed', async () => {
    const passed = { fullName: 'adds', status: 'passed', failureMessages: [] };
    write('jest.json', {
      testResults: [{ name: join(root, 'a.test.ts'), message: '', assertionResults: [passed] }],
    });
    const tests = [{ projectName: 'phone', status: 'expected', results: [] }];
    write('playwright.json', {
      suites: [{ file: 'b.journey.ts', specs: [{ title: 'pays', tests }] }],
    });
    expect(await format()).toBe('');
  });

  it('lists failed and skipped tests and journeys, and files that do not load, with their errors', async () => {
    const error = '\u001b[31mexpected 1\u001b[39m\n\nreceived 2\n3\n4\n5\n6\n7';
    const assertionResults = [
      { fullName: 'cart adds', status: 'failed', failureMessages: [error] },
      { fullName: 'cart waits', status: 'pending', failureMessages: [] },
      { fullName: 'cart holds', status: 'passed', failureMessages: [] },
    ];
    write('jest.json', {
      testResults: [
        { name: join(root, 'a.test.ts'), message: 'all of them', assertionResults },
        { name: join(root, 'c.test.ts'), message: 'Cannot find module', assertionResults: [] },
      ],
    });
    const results = [{ duration: 1, errors: [{ message: 'timed out' }] }];
    const tests = [
      { projectName: 'phone', status: 'unexpected', results },
      { projectName: 'desktop', status: 'skipped', results: [] },
    ];
    write('playwright.json', {
      suites: [
        {
          file: 'b.journey.ts',
          specs: [],
          suites: [{ file: 'b.journey.ts', specs: [{ title: 'pays', tests }] }],
        },
      ],
    });
    expect((await format()).split('\n')).toEqual([
      '',
      'Failed',
      '  a.test.ts › cart adds',
      ...['expected 1', 'received 2', '3', '4', '5', '6'].map((line) => `      ${line}`),
      '  a.test.ts › cart waits',
      '      pending',
      '  c.test.ts',
      '      Cannot find module',
      '  b.journey.ts › pays (phone)',
      '      timed out',
      '  b.journey.ts › pays (desktop)',
      '      skipped',
    ]);
  });

  it('lists a file whose tests passed but whose clean-up failed', async () => {
    const passed = { fullName: 'adds', status: 'passed', failureMessages: [] };
    const name = join(root, 'a.test.ts');
    write('jest.json', {
      testResults: [
        { name, status: 'failed', message: 'afterAll broke', assertionResults: [passed] },
      ],
    });
    write('playwright.json', { suites: [] });
    expect((await format()).split('\n').slice(2)).toEqual(['  a.test.ts', '      afterAll broke']);
  });

  it('lists errors that occurred before the first journey', async () => {
    write('jest.json', { testResults: [] });
    write('playwright.json', { suites: [], errors: [{ message: 'No build to start' }] });
    expect((await format()).split('\n').slice(2)).toEqual([
      '  before the journeys',
      '      No build to start',
    ]);
  });
});
