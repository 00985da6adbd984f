import type { PartName } from '@marketplace/contracts/pages/pageTable';
import type { Canary } from '../canary/watchCanaries';
import type { RenderWorkers } from '../workers/RenderWorkers';
import { RefusedCompositions } from './RefusedCompositions';
import type { CanaryRelease } from './readCanaries';
import {
  type Candidate,
  type CandidateContext,
  newProblems,
  startCandidate,
} from './startCandidate';

export interface CanaryGroup extends CanaryRelease, Canary {
  workers: RenderWorkers;
}

/** A release that the registry names but the gateway cannot run. */
export interface RefusedRelease {
  part: PartName;
  version: string;
  why: string;
}

/**
 * The render workers of all canaries. `CompositionWatcher` has the workers of the live composition.
 */
export class CanaryPools {
  private running: CanaryGroup[] = [];
  private wanted: readonly CanaryRelease[] = [];
  private live: Candidate | undefined;
  /** Id of the composition whose workers are starting, and a controller that aborts the start. */
  private starting: { composition: string; abort: AbortController } | undefined;
  private readonly refused = new RefusedCompositions();
  /** Refused canaries by the id of their composition. */
  private readonly reasons = new Map<string, RefusedRelease>();

  constructor(private readonly context: CandidateContext) {}

  get refusals(): readonly RefusedRelease[] {
    return [...this.reasons.values()];
  }

  get groups(): readonly CanaryGroup[] {
    return this.running;
  }

  /**
   * Drains the workers of canaries that have ended. From then on, the visitors of these canaries
   * get the live composition. Starts the workers of one new canary in the background. A later call
   * starts the next canary.
   */
  follow(canaries: readonly CanaryRelease[], live: Candidate): void {
    this.wanted = canaries;
    for (const id of this.reasons.keys()) if (!this.findWanted(id)) this.reasons.delete(id);
    this.live = live;
    this.running = this.running.flatMap((group) => {
      const canary = this.findWanted(group.composition);
      if (!canary) this.context.drain(group.workers);
      return canary ? { ...canary, live: live.composition.id, workers: group.workers } : [];
    });
    if (this.starting) {
      if (!this.findWanted(this.starting.composition)) this.starting.abort.abort();
      return;
    }
    const isMissing = ({ composition }: CanaryRelease) =>
      !this.running.some((group) => group.composition === composition) &&
      this.refused.isDue(composition);
    const missing = canaries.find(isMissing);
    if (missing) void this.start(missing);
  }

  /** Drains all workers, including those that are starting. */
  stop(): void {
    this.wanted = [];
    this.starting?.abort.abort();
    for (const { workers } of this.running) this.context.drain(workers);
    this.running = [];
  }

  private findWanted(id: string): CanaryRelease | undefined {
    return this.wanted.find(({ composition }) => composition === id);
  }

  private async start({ target }: CanaryRelease): Promise<void> {
    const abort = new AbortController();
    this.starting = { composition: target.id, abort };
    const candidate = await startCandidate(this.context, target, abort.signal);
    this.starting = undefined;
    const canary = abort.signal.aborted ? undefined : this.findWanted(target.id);
    const problems = newProblems(candidate, this.live);
    if (canary && this.live && candidate.pool && problems.length === 0) {
      const live = this.live.composition.id;
      this.refused.forget(target.id);
      this.reasons.delete(target.id);
      this.running = [...this.running, { ...canary, live, workers: candidate.pool }];
      void candidate.pool.fill();
      const { id, versions } = target;
      this.context.report({ event: 'composition', role: 'canary', id, versions });
      return;
    }
    if (candidate.pool) this.context.drain(candidate.pool);
    if (canary) this.refuse(canary, problems);
  }

  private refuse(canary: CanaryRelease, problems: Candidate['problems']): void {
    const { part: remote, version, composition } = canary;
    this.reasons.set(composition, { part: remote, version, why: problems[0]?.what ?? '' });
    const wasRefused = this.refused.has(composition);
    this.refused.add(composition);
    if (wasRefused) return;
    this.context.report({ event: 'canary-refused', remote, version, composition, problems });
  }
}
