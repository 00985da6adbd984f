import type { PartName } from '@marketplace/contracts/pages/pageTable';
import type { CompositionProblem } from '../../src/app/server/createRenderer';
import type { GatewayConfig } from '../config/GatewayConfig';
import { type Composition, changedParts } from '../releases/liveComposition';
import type { ReleaseStore } from '../releases/ReleaseStore';
import { readTables, type Tables } from '../releases/readTables';
import { verifyReleases } from '../releases/verifyReleases';
import type { RemoteBreakers } from '../workers/RemoteBreakers';
import { RenderWorkers } from '../workers/RenderWorkers';
import type { WorkerStandby } from '../workers/WorkerStandby';

/** The result of starting the first worker of a composition and verifying its files. */
export interface Candidate extends Tables {
  composition: Composition;
  /** True if the pages and modules of at least one part could not be read. */
  isIncomplete: boolean;
  /**
   * Render workers: one is ready, and more can be started. Absent if the first worker could not
   * start.
   */
  pool?: RenderWorkers;
  /** Problems of the files, the pages and the remotes. */
  problems: CompositionProblem[];
}

/** Services of the gateway that all compositions share. */
export interface CandidateContext {
  config: GatewayConfig;
  store: ReleaseStore;
  breakers: RemoteBreakers;
  standby: WorkerStandby;
  report: (event: object) => void;
  /** Returns the paths that the registry states for the pages of a part. */
  pathsOf: (part: PartName) => readonly string[];
  /** Drains the workers of a pool. The gateway exits only after they have ended. */
  drain: (pool: RenderWorkers) => void;
}

/**
 * Starts the first worker of a composition, which renders a page of each changed part. At the same
 * time, verifies the files of the composition's releases.
 * @param signal is aborted if the composition is no longer needed; the workers are then drained
 * @param before candidate whose files are already verified; without it, all parts count as changed
 */
export async function startCandidate(
  { config, store, breakers, standby, report, drain, pathsOf }: CandidateContext,
  composition: Composition,
  signal: AbortSignal,
  before?: Candidate,
): Promise<Candidate> {
  const { releasesUrl, releaseTrust, releaseChannel, dataDir, apiOrigin, apiOrigins, market } =
    config;
  const { workers: size, workerMemoryBytes: memoryLimit } = config;
  const isCold = config.sourceParts !== undefined;
  const place = { releasesUrl, releaseTrust, releaseChannel, dataDir, apiOrigin, apiOrigins };
  const { unread, refused, ...tables } = await readTables(
    { ...store, pathsOf },
    composition,
    market.brandSlug,
    before,
  );
  const isIncomplete = unread.length > 0;
  if (signal.aborted) return { composition, ...tables, isIncomplete, problems: unread };
  const options = { composition, ...tables, ...place, market, size, memoryLimit, isCold };
  const pool = new RenderWorkers(options, breakers, standby, report);
  const end = () => drain(pool);
  signal.addEventListener('abort', end);
  const [files, started] = await Promise.all([
    verifyReleases(store, composition, before?.composition),
    pool.start(before && changedParts(composition, before.composition)).then(
      (rendered) => ({ rendered }),
      ({ message }: Error) => ({ reason: message }),
    ),
  ]);
  signal.removeEventListener('abort', end);
  if ('reason' in started) {
    await pool.drain();
    const unable = { part: 'shell' as const, what: started.reason };
    return { composition, ...tables, isIncomplete, problems: [...files, unable] };
  }
  const excludedRemotes = pool.excludedRemotes.map((part) => ({
    part,
    what: 'It has ended render workers.',
  }));
  const all = [...files, ...unread, ...refused, ...started.rendered, ...excludedRemotes];
  const isFirst = ({ what }: CompositionProblem, index: number) =>
    all.findIndex((other) => other.what === what) === index;
  return { composition, ...tables, isIncomplete, pool, problems: all.filter(isFirst) };
}

/**
 * Returns the problems that a new composition adds. Ignores the problems of a release that already
 * had a problem, or was excluded, in the composition `before`. So a broken remote does not block
 * the release of another team.
 */
export function newProblems(
  { composition: { versions }, problems }: Candidate,
  before: Candidate | undefined,
): CompositionProblem[] {
  if (!before) return problems;
  const known = before.composition.versions;
  const isOld = ({ part }: CompositionProblem) =>
    versions[part] === known[part] &&
    (before.problems.some((problem) => problem.part === part) ||
      before.pool?.excludedRemotes.some((remote) => remote === part));
  return problems.filter((problem) => !isOld(problem));
}
