import { createReadStream, existsSync } from 'node:fs';
import { createInterface } from 'node:readline/promises';
import { Readable } from 'node:stream';
import type { PartName } from '@marketplace/contracts/pages/pageTable';
import { logOfAge, OLDER_LOGS } from '@marketplace/contracts/server/fileLog';

/** Matches the code of a page: the beginning of its trace id, as error pages show it. */
export const PAGE_CODE = /^[0-9a-f]{8,32}$/;

/** A page in the gateway's log, or one that a browser has reported, and its releases. */
export interface LoggedPage {
  /** Path without a query, because the log has none. */
  path: string;
  versions: Record<PartName, string>;
}

/** The fields of a log line that are read here. */
interface LogLine {
  event?: string;
  id?: string;
  versions?: Record<PartName, string>;
  path?: string;
  composition?: string;
}

/**
 * Finds the page with a code in the log of a gateway and in the older files of this log.
 * @param log file with one JSON object in each line
 * @returns undefined if the log lacks this page, or the composition that rendered it
 * @throws Error of the file system if the log cannot be read
 */
export async function findLoggedPage(log: string, code: string): Promise<LoggedPage | undefined> {
  const versionsOf = new Map<string, Record<PartName, string>>();
  const input = Readable.from(readOldestFirst(log));
  try {
    for await (const line of createInterface({ input })) {
      if (line.includes('"event":"composition"')) {
        const { id, versions } = parseLine(line);
        if (id !== undefined && versions) versionsOf.set(id, versions);
      } else if (line.includes(`"trace":"${code}`)) {
        const { path, composition } = parseLine(line);
        const versions = versionsOf.get(composition ?? '');
        if (path !== undefined && versions) return { path, versions };
      }
    }
    return undefined;
  } finally {
    // Closes the file that is being read if the page was found before its end.
    input.destroy();
  }
}

/**
 * Reads the files of a log as one text, because a line may be split between two files. The line of
 * a composition may be in a much older file than its pages, because it is logged only once.
 */
async function* readOldestFirst(log: string): AsyncGenerator<Buffer> {
  for (let age = OLDER_LOGS; age > 0; age -= 1) {
    const older = logOfAge(log, age);
    if (existsSync(older)) yield* createReadStream(older);
  }
  yield* createReadStream(log);
}

/** Parses a line. It may be truncated, because the disk was full or the gateway was killed. */
function parseLine(line: string): LogLine {
  try {
    return JSON.parse(line);
  } catch {
    return {};
  }
}
