import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { listFiles } from '../projectFiles';

/** Test files that name a dose of their own: those that `soak` runs. */
export async function filesWithDoses(
  root: string,
  pattern: RegExp,
  packages?: readonly string[],
): Promise<string[]> {
  const files = (await listFiles({ root, packages })).filter((file) => pattern.test(file));
  const texts = await Promise.all(files.map((file) => readFile(join(root, file), 'utf8')));
  return files.filter((_, index) => /testing\/dose'/.test(texts[index] ?? ''));
}
