import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

const ROOT = join(__dirname, '../../..');

/**
 * Titles of the tests in a file, as they are written: `%s` stands for what a table fills in. Other
 * quoted texts of the file are among them.
 * @param file from the top of the repository
 */
export async function testsOf(file: string): Promise<string[]> {
  const source = await readFile(join(ROOT, file), 'utf8').catch(() => '');
  const quoted = source.matchAll(/(['"`])((?:\\.|(?!\1)[^\\\n])+)\1/g);
  return [...quoted].map(([, , title = '']) => title);
}
