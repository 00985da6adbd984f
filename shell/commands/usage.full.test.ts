import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

const ROOT = path.resolve(__dirname, '../..');
const RUN = 'shell/commands/run.mjs';
const API = ['--import', 'tsx', 'shared-contracts/reference-api/src/cli/main.ts'];

const print = (words: readonly string[]) =>
  promisify(execFile)(process.execPath, [...words, '--help'], { cwd: ROOT });

it.each([
  ['npm start', [RUN, 'start']],
  ['npm run doctor', [RUN, 'doctor']],
  ['npm run dev', [RUN, 'dev']],
  ['npm run harness', [RUN, 'harness']],
  ['npm run extract', [RUN, 'extract']],
  ['npm run build', [RUN, 'build']],
  ['npm run bench', [RUN, 'bench', 'pages']],
  ['npm run api', API],
])('%s -- --help only prints how the command is used', async (name, words) => {
  const { stdout, stderr } = await print(words);
  expect(stdout).toMatch(new RegExp(`^Usage: ${name}`));
  expect(stdout.split('\n').length).toBeLessThanOrEqual(5);
  expect(stderr).toBe('');
});

it.each(['start', 'reset', 'conform', 'promo'])(
  'npm run api -- %s --help only prints how the command is used',
  async (name) => {
    const { stdout, stderr } = await print([...API, name]);
    expect(stdout).toMatch(new RegExp(`^Use: .*${name === 'reset' ? 'seed' : name}.*\\.\\n$`));
    expect(stderr).toBe('');
  },
);
