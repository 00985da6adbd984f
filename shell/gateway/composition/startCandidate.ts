import type { CompositionProblem } from '../../src/app/server/createRenderer';
import type { GatewayConfig } from '../config/GatewayConfig';
import type { Composition } from '../releases/liveComposition';
import type { ReleaseStore } from '../releases/ReleaseStore';
import { changedParts, verifyReleases } from '../releases/verifyReleases';
import type { RemoteBreakers } from '../workers/RemoteBreakers';
import { RenderWorkers } from '../workers/RenderWorkers';
import type { WorkerStandby } from '../workers/WorkerStandby';

/** A composition whose workers were started and whose files were verified. */
export interface Candidate {
  composition: Composition;
  /** Has one ready worker, and starts others later; absent if no worker can start. */
  pool?: RenderWorkers;
  /** Problems that keep some of its pages from rendering. */
  problems: CompositionProblem[];
}

/** Services of the gateway that all compositions share. */
export interface CandidateContext {
  config: GatewayConfig;
  store: ReleaseStore;
  breakers: RemoteBreakers;
  standby: WorkerStandby;
  report: (event: object) => void;
  /** Drains a pool; the gateway ends only after that. */
  drain: (pool: RenderWorkers) => void;
}

/**
 * Starts the first worker of a composition, which renders a page of each owner. Meanwhile the files of its
 * releases are verified.
 *
 * @param signal drains its workers when the composition is no longer needed
 * @param before a composition whose files are verified already
 */
export async function startCandidate(
  { config, store, breakers, standby, report, drain }: CandidateContext,
  composition: Composition,
  signal: AbortSignal,
  before?: Composition,
): Promise<Candidate> {
  const { releasesUrl, releaseTrust, dataDir, apiOrigin, market } = config;
  const { workers: size, workerMemoryBytes: memoryLimit } = config;
  const place = { releasesUrl, releaseTrust, dataDir, apiOrigin };
  const options = { composition, ...place, market, size, memoryLimit };
  const pool = new RenderWorkers(options, breakers, standby, report);
  const end = () => drain(pool);
  signal.addEventListener('abort', end);
  const [files, rendered] = await Promise.all([
    verifyReleases(store, composition, before),
    pool.start(before && changedParts(composition, before)).catch((): undefined => undefined),
  ]);
  signal.removeEventListener('abort', end);
  if (!rendered) {
    await pool.drain();
    const unable = { part: 'shell' as const, what: 'No render worker can start.' };
    return { composition, problems: [...files, unable] };
  }
  const excludedRemotes = pool.excludedRemotes.map((part) => ({
    part,
    what: 'It has ended render workers.',
  }));
  const all = [...files, ...rendered, ...excludedRemotes];
  const isFirst = ({ what }: CompositionProblem, index: number) =>
    all.findIndex((other) => other.what === what) === index;
  return { composition, pool, problems: all.filter(isFirst) };
}

/**
 * New problems of a composition: those of its new releases, and of parts that had no problem before. A remote
 * that is broken already does not hold back another team's release.
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
