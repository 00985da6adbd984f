import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { test } from '@marketplace/contracts/testing/journeys/test';
import { commandsIn, commandsInTables } from '../commands/checks/documentedCommands';
import { RecipePage } from './RecipePage';
import { attemptCommand, findStep } from './recipeSteps';
import { startClone } from './startClone';

const ROOT = resolve(import.meta.dirname, '../..');

/** Reads the commands under "How to add" and in the table of releases, in their order. */
async function readCommands(): Promise<string[]> {
  const [readme, releases] = await Promise.all(
    ['README.md', 'shell/docs/releases.md'].map((file) => readFile(resolve(ROOT, file), 'utf8')),
  );
  const howToAdd = readme?.split('## How to add\n')[1] ?? '';
  const commands = [...commandsIn(howToAdd), ...commandsInTables(releases ?? '')];
  return commands.map(({ script, words }) =>
    words.length > 0 ? `${script} -- ${words.join(' ')}` : script,
  );
}

// The clones run one after the other, because each builds several releases.
test.describe.configure({ mode: 'default', timeout: 2_400_000 });

for (const { place, isElsewhere } of [
  { place: 'with its data in the clone', isElsewhere: false },
  { place: 'with DATA_DIR elsewhere', isElsewhere: true },
]) {
  test(`in a fresh clone ${place}, each command for adding and releasing does what the documents say`, {
    tag: '@full',
  }, async () => {
    const commands = await readCommands();
    // Finds a missing step before the commands run, because they take minutes.
    for (const command of commands) findStep(command);
    const clone = await startClone('recipes', isElsewhere);
    try {
      const page = new RecipePage(clone, 'mf-content', 'warranty');
      for (const command of commands) {
        await test.step(command, () => attemptCommand(page, command));
      }
    } finally {
      await clone.stop();
    }
  });
}
