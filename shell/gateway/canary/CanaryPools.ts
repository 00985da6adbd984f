import { RefusedCompositions } from '../RefusedCompositions';
import type { RenderWorkers } from '../RenderWorkers';
import {
  type Candidate,
  type CandidateContext,
  newProblems,
  startCandidate,
} from '../startCandidate';
import type { CanaryRelease } from './readCanaries';

/** A canary that renders. */
export interface CanaryGroup extends CanaryRelease {
  workers: RenderWorkers;
}

/** Render workers of the canaries that a registry names, beside those of the live composition. */
export class CanaryPools {
  private running: CanaryGroup[] = [];
  private readonly refused = new RefusedCompositions();

  constructor(private readonly context: CandidateContext) {}

  get groups(): readonly CanaryGroup[] {
    return this.running;
  }

  /** Starts workers for new canaries and drains those of ended ones, whose visitors get what is live. */
  async follow(canaries: readonly CanaryRelease[], live: Candidate | undefined): Promise<void> {
    const ended: CanaryGroup[] = [];
    this.running = this.running.flatMap((group) => {
      const canary = canaries.find(({ composition }) => composition === group.composition);
      if (!canary) ended.push(group);
      return canary ? { ...canary, workers: group.workers } : [];
    });
    for (const { workers } of ended) void workers.drain();
    for (const canary of canaries) {
      const isRunning = this.running.some(({ composition }) => composition === canary.composition);
      if (!isRunning && this.refused.isDue(canary.composition)) await this.start(canary, live);
    }
  }

  async stop(): Promise<void> {
    await this.follow([], undefined);
  }

  private async start(canary: CanaryRelease, live: Candidate | undefined): Promise<void> {
    const { part: remote, version, target } = canary;
    const candidate = await startCandidate(this.context, target);
    const problems = newProblems(candidate, live);
    if (candidate.pool && problems.length === 0) {
      this.refused.forget(target.id);
      this.running = [...this.running, { ...canary, workers: candidate.pool }];
      void candidate.pool.fill();
      const { id, versions } = target;
      this.context.report({ event: 'composition', role: 'canary', id, versions });
      return;
    }
    void candidate.pool?.drain();
    const wasRefused = this.refused.has(target.id);
    this.refused.add(target.id);
    if (wasRefused) return;
    this.context.report({
      event: 'canary-refused',
      remote,
      version,
      composition: target.id,
      problems,
    });
  }
}
