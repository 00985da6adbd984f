import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { formatSlowest } from './slowest';

describe('formatSlowest', () => {
  const root = mkdtempSync(join(tmpdir(), 'slowest-'));
  afterAll(() => rmSync(root, { recursive: true }));

  const write = (name: string, report: object) =>
    writeFileSync(join(root, name), JSON.stringify(report));

  it('returns nothing if nothing ran', async () => {
    expect(await formatSlowest({ root, workDir: join(root, 'none') })).toBe('');
  });

  it('lists the twenty slowest Jest files and journeys, slowest first', async () => {
    const testResults = Array.from({ length: 25 }, (_, n) => ({
      name: join(root, `a${n}.test.ts`),
      startTime: 1000,
      endTime: 1000 + n * 100,
    }));
    write('jest.json', { testResults });
    const tests = [{ projectName: 'phone', results: [{ duration: 1500, errors: [] }] }];
    const nested = { title: 'buying', file: 'b.journey.ts', specs: [{ title: 'pays', tests }] };
    write('playwright.json', { suites: [{ ...nested, specs: [], suites: [nested] }] });

    const lines = (await formatSlowest({ root, workDir: root })).split('\n');
    expect(lines.slice(0, 3)).toEqual(['', 'Slowest Jest files', '   2.4 s  a24.test.ts']);
    expect(lines.filter((line) => line.includes('test.ts'))).toHaveLength(20);
    expect(lines.slice(-2)).toEqual(['Slowest journeys', '   1.5 s  b.journey.ts › pays (phone)']);
  });
});
