import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { listFiles } from '../projectFiles';

/** Finds the test files with a `soak` workload; a soak runs only these. */
export async function scaledTests(
  root: string,
  pattern: RegExp,
  packages?: readonly string[],
): Promise<string[]> {
  const files = (await listFiles({ root, packages })).filter((file) => pattern.test(file));
  const texts = await Promise.all(files.map((file) => readFile(join(root, file), 'utf8')));
  return files.filter((_, index) => isScaled(texts[index] ?? ''));
}

const isScaled = (text: string) => /testing\/workload'/.test(text) && /\bsoak:/.test(text);
