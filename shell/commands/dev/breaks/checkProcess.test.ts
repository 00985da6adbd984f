import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdir, mkdtemp, realpath, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type RunningServer, spawnServer } from '@marketplace/contracts/server/spawnServer';

const MONEY = 'shared-contracts/src/contracts/money.ts';
const money = (parameter: string) =>
  `export const formatTaka = (amount: ${parameter}) => \`৳ \${amount}\`;\n`;
const PRICE = 'mf-catalog/src/price.ts';
const price = (argument: string) =>
  `// মূল্য\nimport { formatTaka } from '@marketplace/contracts/money';\nexport const price = formatTaka(${argument});\n`;

/** A repository with contracts and three packages. */
const FILES = {
  'package.json': { workspaces: ['shared-contracts', 'mf-*'] },
  'tsconfig.base.json': {
    compilerOptions: {
      module: 'ESNext',
      moduleResolution: 'bundler',
      target: 'ES2022',
      strict: true,
      types: [],
    },
  },
  'shared-contracts/package.json': {
    name: '@marketplace/contracts',
    exports: { './*': './src/contracts/*.ts' },
  },
  [MONEY]: money('number'),
  'mf-catalog/package.json': { name: '@marketplace/mf-catalog', owner: { team: 'Catalogue' } },
  [PRICE]: price('1'),
  // `mf-cart` imports the contract through another file, and contains an unrelated fault.
  'mf-cart/package.json': { name: '@marketplace/mf-cart', owner: { team: 'Cart' } },
  'mf-cart/src/total.ts':
    "import { formatTaka } from '@marketplace/contracts/money';\nexport const format = formatTaka;\n",
  'mf-cart/src/cart.ts':
    "import { format } from './total';\nexport const mine: string = 1;\nexport const total = format(2);\n",
  'mf-content/package.json': { name: '@marketplace/mf-content', owner: { team: 'Content' } },
  'mf-content/src/blog.ts': 'export const title: number = 1;\n',
};

const IN_CATALOGUE = `mf-catalog (owner Catalogue): ${PRICE}:3 Argument of type 'number' is not assignable to parameter of type 'string'.`;
const IN_CART =
  "mf-cart (owner Cart): mf-cart/src/cart.ts:3 Argument of type 'number' is not assignable to parameter of type 'string'.";
const MENDED = 'The contracts fit every part again.';

/** @returns process ID of the compiler */
function compilerOf(pid: number | undefined): number {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ');
  const isCompiler = (child: string) =>
    readFileSync(`/proc/${child}/cmdline`, 'latin1').includes('--api');
  return Number(children.find(isCompiler));
}

let root: string;
let running: RunningServer;
let said: string[];

async function write(file: string, content: string | object): Promise<void> {
  const target = path.join(root, file);
  await mkdir(path.dirname(target), { recursive: true });
  await writeFile(target, typeof content === 'string' ? content : JSON.stringify(content));
}

/** Resolves with all lines since the last call, sorted, once each of the words begins a line. */
async function linesUntil(...words: string[]): Promise<string[]> {
  const lines = said;
  while (!words.every((word) => lines.some((line) => line.startsWith(word)))) {
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return lines.splice(0).sort();
}

beforeEach(async () => {
  root = await realpath(await mkdtemp(path.join(tmpdir(), 'breaks-')));
  for (const [file, content] of Object.entries(FILES)) await write(file, content);
  await mkdir(path.join(root, 'node_modules/@marketplace'), { recursive: true });
  await symlink(
    path.join(root, 'shared-contracts'),
    path.join(root, 'node_modules/@marketplace/contracts'),
  );
  said = [];
  running = await spawnServer({
    cwd: root,
    script: path.join(import.meta.dirname, 'checkProcess.ts'),
    // The commands pass the repository's path with a trailing slash.
    args: [`${root}/`],
    onOutput: (chunk) => said.push(...String(chunk).split('\n').filter(Boolean)),
  });
});
afterEach(async () => {
  await running.stop();
  await rm(root, { recursive: true });
});

describe('the check of the contracts', () => {
  it('prints part, owner, file and line of each broken place, and says when all are mended', async () => {
    await write(MONEY, money('string'));
    expect(await linesUntil('mf-cart', 'mf-catalog')).toEqual([IN_CART, IN_CATALOGUE]);
    await write(MONEY, money('number'));
    expect(await linesUntil(MENDED)).toEqual([MENDED]);
  });

  it('reports a break once, and says that all breaks are mended when the parts are adapted', async () => {
    await write(MONEY, money('string'));
    await linesUntil('mf-cart', 'mf-catalog');
    await write(PRICE, price("'1'"));
    await write(MONEY, `${money('string')}// A comment.\n`);
    await write(
      'mf-cart/src/cart.ts',
      "import { format } from './total';\nexport const mine: string = 1;\nexport const total = format('2');\n",
    );
    expect(await linesUntil(MENDED)).toEqual([MENDED]);
  });

  it('reports each file that imports a deleted contract', async () => {
    await rm(path.join(root, MONEY));
    expect(await linesUntil('mf-cart', 'mf-catalog')).toEqual([
      expect.stringMatching(
        /^mf-cart \(owner Cart\): mf-cart\/src\/total\.ts:1 Cannot find module/,
      ),
      expect.stringMatching(/^mf-catalog \(owner Catalogue\): .+price\.ts:2 Cannot find module/),
    ]);
  });

  it('reports only the syntax error of a contract, and checks the parts once it is corrected', async () => {
    await write(MONEY, `${money('string')}const =\n`);
    expect(await linesUntil('shared-contracts')).toEqual([
      `shared-contracts (no owner): ${MONEY}:2 Variable declaration expected.`,
    ]);
    await write(MONEY, money('string'));
    expect(await linesUntil('mf-cart', 'mf-catalog')).toEqual([IN_CART, IN_CATALOGUE]);
  });

  it('does not report faults that are unrelated to the contracts', async () => {
    await write(PRICE, price("'1'"));
    await write(MONEY, `${money('number')}// A comment.\n`);
    await write(MONEY, money('string'));
    expect(await linesUntil('mf-cart')).toEqual([IN_CART]);
  });

  it('finds breaks in new files and new folders', async () => {
    await write('mf-content/src/offers/offer.ts', price('1'));
    await write(MONEY, money('string'));
    expect(await linesUntil('mf-content')).toContainEqual(
      "mf-content (owner Content): mf-content/src/offers/offer.ts:3 Argument of type 'number' is not assignable to parameter of type 'string'.",
    );
  });

  it('exits with an error if the compiler ends', async () => {
    process.kill(compilerOf(running.process.pid), 'SIGKILL');
    await write(MONEY, money('string'));
    const [code] = await once(running.process, 'exit');
    expect(code).not.toBe(0);
  });
});
