import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { BrowserContext } from '@playwright/test';
import { QA_COOKIE } from '../../../../contracts/testSession';

const POLICY = path.resolve(
  import.meta.dirname,
  '../../../../../../mf-content/src/information/texts/cookies-policy.en.md',
);

/**
 * Names in the first column of the tables of the cookies policy. A name with `…` at its end is a
 * prefix.
 */
const documented = readFileSync(POLICY, 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .flatMap((line) => line.split('|')[1]?.match(/(?<=`)[^`]+(?=`)/g) ?? []);

const isDocumented = (name: string) =>
  // The policy omits the names of test sessions and their panel, which shoppers never have.
  name.startsWith(QA_COOKIE) ||
  documented.some((each) =>
    each.endsWith('…') ? name.startsWith(each.slice(0, -1)) : name === each,
  );

/**
 * Lists the names of a browser's cookies and stored texts that the cookies policy does not list.
 */
export async function undocumentedNames(context: BrowserContext): Promise<string[]> {
  const cookies = (await context.cookies()).map(({ name }) => name);
  const stored = await Promise.all(
    context.pages().map((page) =>
      page
        .evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])
        // An empty page and a blocked storage have no names.
        .catch(() => []),
    ),
  );
  return [...cookies, ...stored.flat()].filter((name) => !isDocumented(name));
}
