import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { listFiles } from '../projectFiles';
import type { Check } from './Check';

const DOCUMENT = 'shared-contracts/docs/asvs-5.0.md';
const CITATION = /`([^`\s]+\.(?:test|journey)\.tsx?)`|“([^”]+)”/g;
const TEST = /\.(test|journey)\.tsx?$/;

/** A test file that a document names, with the test titles quoted after the name. */
interface Citation {
  file: string;
  titles: string[];
}

/**
 * Reads the citations of a document. A quotation counts only after the name of a test file in the
 * same line.
 */
export const readCitations = (document: string): Citation[] =>
  document.split('\n').flatMap((line) => {
    const found: Citation[] = [];
    for (const [, file, title] of line.matchAll(CITATION)) {
      if (file) found.push({ file, titles: [] });
      else if (title) found.at(-1)?.titles.push(title);
    }
    return found;
  });

/** Normalises spaces and apostrophes, so that a title in source code equals its quotation. */
export const plainText = (source: string): string =>
  source.replaceAll("\\'", "'").replaceAll('’', "'").replace(/\s+/g, ' ');

export const citedTests: Check = {
  title: 'Every test that the security requirements cite exists, with the title cited',
  find: async ({ root }) => {
    const tests = (await listFiles({ root })).filter((file) => TEST.test(file));
    const found = readCitations(await readFile(join(root, DOCUMENT), 'utf8')).map(
      async ({ file, titles }) => {
        const named = tests.filter((test) => test.endsWith(`/${file}`));
        if (named.length === 0) return [`${DOCUMENT} cites ${file}, which does not exist`];
        const sources = named.map((test) => readFile(join(root, test), 'utf8'));
        const text = plainText((await Promise.all(sources)).join('\n'));
        return titles
          .filter((title) => !text.includes(plainText(title)))
          .map((title) => `${DOCUMENT} cites “${title}”, which is not in ${file}`);
      },
    );
    return (await Promise.all(found)).flat();
  },
};
