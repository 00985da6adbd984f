import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import path from 'node:path';

/** As the styled-components plugin writes them: namespace, hash of the file, place in the file. */
const COMPONENT_ID = /"[\w-]+__sc-[\da-f]+-(\d+)"/g;

const DIGITS = 36;
const LETTERS = 26;

/** Prefix of a part's ids, two characters; a test holds that no two parts share one. */
export function prefixOf(part: string): string {
  const number = createHash('sha256').update(part).digest().readUInt32BE(0);
  return (
    ((number % LETTERS) + DIGITS - LETTERS).toString(DIGITS) +
    (Math.floor(number / LETTERS) % DIGITS).toString(DIGITS)
  );
}

/** The files that may hold a part's styled components, in the order of their numbers. */
export function filesWithStyles(folders: readonly string[]): string[] {
  return folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
      .sort()
      .map((file) => path.join(folder, file)),
  );
}

/**
 * Short ids of a file's styled components, for they stand in every document: the part, the file, the
 * place in the file. The plugin's own are four times as long, and of hashes that nothing compresses.
 *
 * @throws Error for styles in a file without a number
 */
export function shortenComponentIds(code: string, part: string, fileNumber: number): string {
  if (fileNumber < 0 && code.search(COMPONENT_ID) >= 0) {
    throw new Error(`${part} has styles in a file that is not below its sources.`);
  }
  const file = prefixOf(part) + fileNumber.toString(DIGITS).padStart(2, '0');
  return code.replace(
    COMPONENT_ID,
    (_, place: string) => `"${file}${Number(place).toString(DIGITS)}"`,
  );
}
