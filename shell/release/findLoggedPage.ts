import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline/promises';
import type { PartName } from '@marketplace/contracts/pages/pageTable';

/** Matches the code of a page: the beginning of its trace id, as error pages show it. */
export const PAGE_CODE = /^[0-9a-f]{8,32}$/;

/** A page in the gateway's log, and the releases that rendered it. */
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
 * Finds the page with a code in the log of a gateway.
 * @param log file with one JSON object in each line
 * @returns undefined if the log lacks this page, or the composition that rendered it
 * @throws Error of the file system if the log cannot be read
 */
export async function findLoggedPage(log: string, code: string): Promise<LoggedPage | undefined> {
  const versionsOf = new Map<string, Record<PartName, string>>();
  for await (const line of createInterface({ input: createReadStream(log) })) {
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
}

/** Parses a line. It may be truncated, because the disk was full or the gateway was killed. */
function parseLine(line: string): LogLine {
  try {
    return JSON.parse(line);
  } catch {
    return {};
  }
}
