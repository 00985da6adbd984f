import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addRun, saveReport } from './saveReport';

describe('addRun', () => {
  it('adds the newest run below the introduction and above the earlier runs', () => {
    const once = addRun('# Bench\n\nWhat it measures.\n', '2026-11-01', '| a |');
    expect(addRun(once, '2026-11-02', '| b |\n')).toBe(
      '# Bench\n\nWhat it measures.\n\n## 2026-11-02\n\n| b |\n\n## 2026-11-01\n\n| a |\n',
    );
  });
});

it("saveReport adds a run with its date and machine to the benchmark's document", async () => {
  const root = await mkdtemp(join(tmpdir(), 'bench-'));
  await mkdir(join(root, 'shell/docs'), { recursive: true });
  await writeFile(join(root, 'shell/docs/bench-pages.md'), '# Pages\n');
  const file = await saveReport(root, 'pages', '| LCP |');
  expect(await readFile(file, 'utf8')).toMatch(
    /^# Pages\n\n## \d{4}-\d\d-\d\d: \d+ cores, .+, \d+ GB, Node \d+\.\d+\.\d+\n\n\| LCP \|\n$/,
  );
  await rm(root, { recursive: true });
});
