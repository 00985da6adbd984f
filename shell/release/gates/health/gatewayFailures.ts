import type { Failure } from './failures';

/** A failure in a gateway's log. */
interface LoggedFailure {
  event: 'failure';
  /** Pattern in the page table. */
  page: string;
  detail: string;
  remote?: string;
  version?: string;
  /** Position in a script of the release, e.g. `server/remoteEntry.js:12:5`. */
  at?: string;
}

/** Collects the failures that a gateway logs while it renders pages. */
export function collectFailures() {
  const byPage = new Map<string, LoggedFailure>();
  let unfinished = '';
  return {
    /** Reads a chunk of the gateway's output. */
    read(chunk: Buffer): void {
      const lines = (unfinished + chunk.toString()).split('\n');
      unfinished = lines.pop() ?? '';
      for (const failure of lines.map(parse)) {
        if (failure) byPage.set(failure.page, failure);
      }
    },

    /** Adds the last logged exception of the failure's page to each of its problems. */
    explain(failure: Failure): Failure {
      const logged = byPage.get(failure.page.pattern);
      if (!logged) return failure;
      const { detail, remote, version, at } = logged;
      const where = remote && version && at ? ` (/releases/${remote}/${version}/${at})` : '';
      const problems = failure.problems.map((problem) => `${problem}: ${detail}${where}`);
      return { ...failure, problems };
    },
  };
}

function parse(line: string): LoggedFailure | undefined {
  if (!line.includes('"event":"failure"')) return undefined;
  try {
    // The cast is safe: the gateway writes these lines itself.
    const event = JSON.parse(line) as LoggedFailure;
    return event.page === undefined ? undefined : event;
  } catch {
    return undefined;
  }
}
