import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@marketplace/contracts/testing/journeys/test';
import type { RecipePage } from './RecipePage';
import type { Clone } from './startClone';

/** A command from the documents, with the clone and the page on which the journey tries it. */
interface Attempt {
  clone: Clone;
  page: RecipePage;
  /** Package that the command names. */
  name: string;
  /**
   * Runs the command, or `npm run` with the given words instead.
   * @returns the standard output
   */
  run: (words?: string) => Promise<string>;
  /** Runs the command with a version instead of `<version>`. */
  runWith: (version: string) => Promise<string>;
}

interface Step {
  /** Matches the words after `npm run`; its first group is the package. */
  pattern: RegExp;
  /** Prepares and runs the command, and checks its result. */
  attempt: (attempt: Attempt) => Promise<void>;
}

const pathOf = (remote: string) => `/${remote.replace('mf-', '')}`;

/** Runs the command and the tests that it creates, and commits the new files. */
async function runCreatedTests({ clone, run }: Attempt): Promise<void> {
  const tests = (await run()).split('\n').filter((line) => /\.test\.tsx?$/.test(line));
  expect(tests.length).toBeGreaterThan(0);
  await clone.run(`npx jest --runTestsByPath ${tests.join(' ')}`);
  await clone.commit();
}

/** Creates a page, whose title needs no further translation. */
async function createPage({ clone, name, run }: Attempt): Promise<void> {
  await run();
  expect(await clone.run(`npm run --silent extract -- ${name}`)).toBe('');
  const untranslated = `grep -c '^msgstr ""$' ${name}/src/locales/bn.po`;
  // The header of the file has an empty entry too.
  expect(await clone.run(untranslated)).toBe('1\n');
  await clone.commit();
}

/** Publishes the next text to staging, and shows it to a tenth of the visitors. */
async function startCanary({ page, name, run }: Attempt): Promise<void> {
  await page.writeNextText();
  await run(`release -- publish ${name} --channel staging`);
  await run(`release -- canary ${name} 10%`);
}

const ADDING: Step[] = [
  { pattern: /^new -- page (mf-content) warranty --bn \S+ --fr \S+$/, attempt: createPage },
  { pattern: /^new -- remote (mf-\S+) \S+ --bn \S+ --fr \S+$/, attempt: createPage },
  {
    pattern: /^install$/,
    async attempt({ clone }) {
      // Updates only the lock file, because the clone's libraries are links to this checkout's
      // libraries.
      await clone.run('npm install --package-lock-only --offline --ignore-scripts --no-audit');
      const lock = await readFile(join(clone.folder, 'package-lock.json'), 'utf8');
      expect(lock).toContain('"node_modules/@marketplace/mf-loyalty"');
      await clone.commit();
    },
  },
  {
    pattern: /^release -- publish (mf-loyalty)$/,
    async attempt({ clone, name, run }) {
      expect(await clone.statusOf(pathOf(name))).toBe(404);
      await run();
      await expect.poll(() => clone.statusOf(pathOf(name))).toBe(200);
    },
  },
  { pattern: /^new -- (?:event|call) /, attempt: runCreatedTests },
];

const RELEASING: Step[] = [
  {
    pattern: /^release -- publish (mf-content) --why ".+"$/,
    async attempt({ clone, page, run }) {
      expect(await clone.statusOf(`/${page.slug}`)).toBe(404);
      await page.writeNextText();
      await run();
      await page.expectLive(1);
    },
  },
  {
    pattern: /^release -- publish (mf-content) --channel staging$/,
    async attempt({ page, run }) {
      await page.writeNextText();
      await run();
      await page.expectTexts(1);
    },
  },
  {
    pattern: /^release -- promote (mf-content) --to production$/,
    async attempt({ page, run }) {
      await run();
      await page.expectLive(2);
    },
  },
  {
    pattern: /^release -- publish (mf-content) --channel preview\/\S+$/,
    async attempt({ page, run }) {
      await page.writeNextText();
      await run();
      await page.expectTexts(2);
    },
  },
  {
    pattern: /^release -- publish (mf-content) --channel preview\/\S+ --expires \d+$/,
    attempt: async ({ run }) => expect(await run()).toContain('preview/'),
  },
  {
    pattern: /^release -- promote (preview\/\S+)$/,
    async attempt({ page, run }) {
      await run();
      await page.expectLive(3);
      await run('release -- rollback mf-content --why "the preview was only tried"');
      await page.expectTexts(2);
    },
  },
  {
    pattern: /^release -- canary (mf-content) 10%$/,
    async attempt({ page, name, run }) {
      await run(`release -- publish ${name} --channel staging`);
      await run();
      await page.expectTexts(2, 3);
    },
  },
  {
    pattern: /^release -- promote (mf-content)$/,
    async attempt({ page, run }) {
      await run();
      await page.expectLive(3);
    },
  },
  {
    pattern: /^release -- canary (mf-content) off$/,
    async attempt(attempt) {
      await startCanary(attempt);
      await attempt.page.expectTexts(3, 4);
      await attempt.run();
      await attempt.page.expectTexts(3);
    },
  },
  {
    pattern: /^release -- rollback (mf-content) --why "[^"]+"$/,
    async attempt({ page, run }) {
      await run();
      await page.expectTexts(2);
    },
  },
  {
    pattern: /^release -- rollback (mf-content) --why "[^"]+" --to <version>$/,
    async attempt({ page, runWith }) {
      await runWith(page.versionOf(1));
      await page.expectTexts(1);
    },
  },
];

const LOOKING: Step[] = [
  {
    pattern: /^release -- list$/,
    attempt: async ({ run }) => expect(await run()).toContain('mf_content'),
  },
  {
    pattern: /^release -- history (mf-content)$/,
    attempt: async ({ run }) => expect(await run()).toContain('cart is empty'),
  },
  {
    pattern: /^release -- (?:history|check) (?:mf-content) --json$/,
    attempt: async ({ run }) => void JSON.parse(await run()),
  },
  {
    pattern: /^release -- check (mf-content)$/,
    attempt: async ({ run }) => expect(await run()).toContain('✓ health'),
  },
];

const ENDING: Step[] = [
  {
    pattern: /^release -- lock (mf-content) --why "sale week"$/,
    async attempt({ name, run }) {
      await run();
      expect(await run(`release -- publish ${name}`).catch(String)).toContain('sale week');
    },
  },
  {
    pattern: /^release -- unlock (mf-content)$/,
    async attempt({ name, run }) {
      await run();
      expect(await run(`release -- list ${name}`)).not.toContain('locked');
    },
  },
  {
    pattern: /^release -- retire (mf-loyalty) --why ".+"$/,
    async attempt({ clone, name, run }) {
      await run();
      await expect.poll(() => clone.statusOf(pathOf(name))).toBe(404);
    },
  },
  {
    // The documents give only the verb here, because the command before it names the package.
    pattern: /^release -- publish$/,
    async attempt({ clone, run }) {
      await run('release -- publish mf-loyalty');
      await expect.poll(() => clone.statusOf('/loyalty')).toBe(200);
    },
  },
  {
    pattern: /^release -- promote$/,
    async attempt({ clone, run }) {
      await run('release -- retire mf-loyalty --why "to be promoted"');
      await run('release -- publish mf-loyalty --channel staging');
      await run('release -- promote mf-loyalty');
      await expect.poll(() => clone.statusOf('/loyalty')).toBe(200);
    },
  },
  {
    pattern: /^release -- (?:deprecate|withdraw) (?:mf-content) <version>/,
    async attempt({ page, runWith }) {
      expect(await runWith(page.versionOf(2))).toMatch(/is (deprecated|withdrawn)/);
    },
  },
  {
    pattern: /^release -- freeze (preview\/\S+)$/,
    attempt: async ({ name, run }) => expect(await run()).toMatch(`${name} is shell `),
  },
  {
    pattern: /^release -- prune (mf-content)$/,
    async attempt({ page, run }) {
      await run();
      await page.expectTexts(1);
    },
  },
];

const STEPS = [...ADDING, ...RELEASING, ...LOOKING, ...ENDING];

/** @throws Error if there is no step for the command */
export function findStep(command: string): Step {
  const step = STEPS.find(({ pattern }) => pattern.test(command));
  if (step) return step;
  throw new Error(`There is no step for "${command}": add one to recipeSteps.ts.`);
}

/**
 * Runs one command of the documents and checks its result.
 * @param command words after `npm run`, or `install`
 * @throws Error if there is no step for the command
 */
export async function attemptCommand(page: RecipePage, command: string): Promise<void> {
  const step = findStep(command);
  const { clone } = page;
  const run = (words = command) => clone.run(`npm run --silent ${words}`);
  const [, name = ''] = step.pattern.exec(command) ?? [];
  const runWith = (version: string) => run(command.replace('<version>', version));
  await step.attempt({ clone, page, name, run, runWith });
}
