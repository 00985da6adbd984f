import { execFile } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { copySources } from '@marketplace/contracts/testing/copySources';
import { fillTranslations } from '@marketplace/contracts/testing/fillTranslations';

const COPY = resolve(__dirname, '../../../.cache/created-project');
const LIMIT_MS = 900_000;

/** Arguments of `npm run new`: each form, and each kind of event and call. */
const COMMANDS = [
  'remote mf-imaginary imaginary@shop.example',
  'page mf-catalog imaginary-cards --bn কার্ড --fr Cartes',
  'event mf-content/blog blog:post-shared handle:string count:number --listener shell/measuring',
  'event mf-imaginary imaginary:chat-requested --listener mf-content',
  'event mf-account account:seen isFirst:boolean',
  'call shops listShopOffers GET /shop/offer catalogue --caller mf-catalog/home',
  'call offers listOwnOffers GET /customer/offer customers --customer',
  'call offers keepOffer POST /offer content',
  'call offers dropOffer DELETE /customer/offer customers --customer --caller mf-imaginary',
];

const run = (program: string, ...args: string[]) =>
  promisify(execFile)(program, args, { cwd: COPY, maxBuffer: 64 * 1024 * 1024 });

/** @returns the created tests */
async function createAll(): Promise<string[]> {
  const files: string[] = [];
  for (const command of COMMANDS) {
    const script = ['shell/commands/run.mjs', 'new', ...command.split(' ')];
    const { stdout } = await run(process.execPath, ...script);
    files.push(...stdout.split('\n').filter((line) => /\.test\.tsx?$/.test(line)));
  }
  return files;
}

describe('a project after each form of npm run new', () => {
  let tests: string[];
  beforeAll(async () => {
    await copySources(COPY);
    tests = await createAll();
    for (const name of ['mf-catalog', 'mf-imaginary']) await fillTranslations(join(COPY, name));
  }, LIMIT_MS);
  afterAll(() => rm(COPY, { recursive: true, force: true }));

  it(
    'passes types, lint, borders, dead code and conventions',
    async () => {
      const checks = run(process.execPath, 'shell/commands/run.mjs', 'test', 'static');
      const output = await checks.then(
        () => '',
        (error: { stdout: string }) => error.stdout,
      );
      expect(output).toBe('');
    },
    LIMIT_MS,
  );

  it(
    'passes the created tests, and the tests of the API and of its documentation',
    async () => {
      const api = 'shared-contracts/reference-api/src/api';
      const suites = ['api.conformance', 'api.accessMatrix', 'api.fuzz', '../docs/docs'];
      const files = [...tests, ...suites.map((name) => join(api, `${name}.test.ts`))];
      await run(process.execPath, 'node_modules/jest/bin/jest.js', '--runTestsByPath', ...files);
    },
    LIMIT_MS,
  );
});
