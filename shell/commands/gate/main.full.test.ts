import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { copySources } from '@marketplace/contracts/testing/copySources';

const copy = join(tmpdir(), `gate-${process.pid}`);
beforeAll(() => copySources(copy));
afterAll(() => rm(copy, { recursive: true, force: true }));

/** Code with five faults: a banned mark, a forbidden import, dead code, its format and a type. */
const FAULTS = `// ${'TO'}DO: mend
import { pages } from '../../mf-account/pages';
export const   unused: string = pages.length;
`;

/** Runs the static steps of one package, and returns the titles of those that fail. */
async function failedSteps(name: string): Promise<string[]> {
  const script = `import { main } from ${JSON.stringify(join(__dirname, 'main.ts'))};
    await main(${JSON.stringify(copy)}, ['static', '${name}']);`;
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', '--input-type=module', '--eval', script],
    { stdio: ['ignore', 'pipe', 'ignore'] },
  );
  const [said] = await Promise.all([text(child.stdout), once(child, 'close')]);
  return [...new Set([...said.matchAll(/^✗ (.+?) {2}/gm)].map(([, title = '']) => title))].sort();
}

it('npm test of one package fails because of faults in that package, but not because of faults in another', async () => {
  await writeFile(join(copy, 'mf-catalog/src/faults.ts'), FAULTS);
  expect(await failedSteps('mf-content')).toEqual([]);
  expect(await failedSteps('mf-catalog')).toEqual([
    'Borders',
    'Conventions',
    'Dead code',
    'Lint and format',
    'Types',
  ]);
}, 300_000);
