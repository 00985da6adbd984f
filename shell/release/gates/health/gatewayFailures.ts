import type { Failure } from './failures';

/** A failure in a gateway's log. */
interface LoggedFailure {
  event: 'failure';
  /** The thing that failed, e.g. `remote mf_content` if this remote could not be loaded. */
  what: string;
  /** Pattern in the page table; absent for a remote, which is loaded before the first page. */
  page?: string;
  detail: string;
  remote?: string;
  version?: string;
  /** Position in a script of the release, e.g. `server/remoteEntry.js:12:5`. */
  at?: string;
}

const UNLOADED = /^remote (\w+)$/;

/** Collects the failures that a gateway logs while it loads remotes and renders pages. */
export function collectFailures() {
  const byPage = new Map<string, LoggedFailure>();
  const byRemote = new Map<string, LoggedFailure>();
  let unfinished = '';
  return {
    /** Reads a chunk of the gateway's output. */
    read(chunk: Buffer): void {
      const lines = (unfinished + chunk.toString()).split('\n');
      unfinished = lines.pop() ?? '';
      for (const failure of lines.map(parse)) {
        if (failure?.page !== undefined) byPage.set(failure.page, failure);
        const [, remote] = UNLOADED.exec(failure?.what ?? '') ?? [];
        if (failure && remote) byRemote.set(remote, failure);
      }
    },

    /**
     * Adds a logged exception to each problem. This is the last exception of the remote that owns
     * the page if that remote could not be loaded, otherwise the last exception of the page.
     */
    explain(failure: Failure): Failure {
      const { owner, pattern } = failure.page;
      const logged = byRemote.get(owner) ?? byPage.get(pattern);
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
    return JSON.parse(line) as LoggedFailure;
  } catch {
    return undefined;
  }
}
