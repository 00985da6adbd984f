import type { PageTable, PartName } from '@marketplace/contracts/pages/pageTable';
import type { GatewayReport } from '../../release/gatewayReports';
import type { Registry } from '../../release/Registry';
import type { CompositionProblem } from '../../src/app/server/createRenderer';
import type { GatewayConfig } from '../config/GatewayConfig';
import { type Composition, changedParts, liveComposition } from '../releases/liveComposition';
import type { ReleaseStore } from '../releases/ReleaseStore';
import { RemoteBreakers } from '../workers/RemoteBreakers';
import type { RenderWorkers } from '../workers/RenderWorkers';
import { WorkerStandby } from '../workers/WorkerStandby';
import { type CanaryGroup, CanaryPools, type RefusedRelease } from './CanaryPools';
import { keepLastGood, readLastGood } from './lastGood';
import { changeKey, nextComposition } from './nextComposition';
import { RefusedCompositions } from './RefusedCompositions';
import { readCanaries } from './readCanaries';
import {
  type Candidate,
  type CandidateContext,
  newProblems,
  startCandidate,
} from './startCandidate';

/**
 * Interval between two reads of the registry, ms: from the folder of a development command, from a
 * local folder, and over the network.
 */
const POLL_INTERVAL_MS = { development: 50, folder: 250, network: 1000 };

interface Wanted {
  /** The live composition of the registry. */
  composition: Composition;
  registry: Registry;
}

/**
 * Polls the registry and runs the render workers of its live composition. A new composition takes
 * over when all its files are verified and its workers render its pages. Then the old workers are
 * drained. If the new composition cannot render, its changed parts are tried one at a time, and
 * only parts that fail keep their old release. If the registry cannot be read, the running
 * composition stays. If the live composition cannot be read or rendered at the start of the
 * gateway, the gateway runs the last good composition.
 */
export class CompositionWatcher {
  private current: Candidate | undefined;
  private registry: Registry = {};
  private timer: NodeJS.Timeout | undefined;
  private readonly stopping = new AbortController();
  private readonly refused = new RefusedCompositions();
  /** The last reported failure as JSON. A failure that repeats is reported only once. */
  private reported = '';
  private readonly context: CandidateContext;
  private readonly draining = new Set<Promise<void>>();
  /** Resolves when the copies of the last good composition are written. */
  private keeping: Promise<void> = Promise.resolve();
  private readonly canaries: CanaryPools;
  /** Releases that are live in the registry but were refused, by part. */
  private readonly refusals = new Map<PartName, RefusedRelease>();
  /** `part/version` of each release whose withdrawal is written to this gateway's disk. */
  private withdrawn: readonly string[] = [];

  constructor(
    private readonly config: GatewayConfig,
    private readonly store: ReleaseStore,
    private readonly report: (event: object) => void,
  ) {
    const breakers = new RemoteBreakers(report);
    const drain = (pool: RenderWorkers) => this.drain(pool);
    const pathsOf = (part: PartName) => this.registry[part]?.paths ?? [];
    const standby = new WorkerStandby(config.sourceParts);
    this.context = { config, store, report, breakers, standby, drain, pathsOf };
    this.canaries = new CanaryPools(this.context);
  }

  get workers(): RenderWorkers | undefined {
    return this.current?.pool;
  }

  /** Pages of the running composition. */
  get pages(): PageTable {
    return this.current?.pages ?? [];
  }

  /** Releases that this gateway runs, and releases that it refuses, for the release command. */
  get status(): Omit<GatewayReport, 'gateway' | 'channel' | 'at'> {
    const { composition, problems = [] } = this.current ?? {};
    const { versions = {} } = composition ?? {};
    const broken = problems.flatMap(({ part, what: why }): RefusedRelease[] => {
      const version = versions[part];
      return version ? [{ part, version, why }] : [];
    });
    return {
      versions,
      withdrawn: this.withdrawn,
      canaries: this.canaries.groups.map(({ part, version }) => ({ part, version })),
      refused: [
        ...this.refusals.values(),
        ...broken,
        ...this.canaries.refusals.map((refusal) => ({ ...refusal, isCanary: true })),
      ],
    };
  }

  get canaryGroups(): readonly CanaryGroup[] {
    return this.canaries.groups;
  }

  private get isStopped(): boolean {
    return this.stopping.signal.aborted;
  }

  /** Resolves when pages can be rendered. @throws Error if no composition can start */
  async start(): Promise<void> {
    const wanted = await this.readWanted();
    const live = wanted instanceof Error ? undefined : await this.tryOut(wanted.composition);
    const isTaken =
      (live?.problems.length === 0 && (await this.takeOver(live))) ||
      (await this.takeLastGood(live)) ||
      (await this.takeOver(live));
    if (!isTaken) {
      // Processes that still start would print errors after the process that is their parent ends.
      await this.stop();
      throw reasonOf(wanted, live);
    }
    if (live?.pool && live !== this.current) this.drain(live.pool);
    this.schedule();
  }

  async stop(): Promise<void> {
    this.stopping.abort();
    clearTimeout(this.timer);
    if (this.current?.pool) this.drain(this.current.pool);
    this.canaries.stop();
    await Promise.all([...this.draining, this.context.standby.stop(), this.keeping]);
  }

  private schedule(): void {
    if (this.isStopped) return;
    this.timer = setTimeout(async () => {
      await this.poll().catch(({ message }: Error) => {
        this.reportOnce({ event: 'poll-failed', why: message });
      });
      this.schedule();
    }, pollInterval(this.config));
  }

  private async poll(): Promise<void> {
    const wanted = await this.readWanted();
    if (wanted instanceof Error || this.isStopped) return;
    await this.followLive(wanted.composition);
    if (!this.current || this.isStopped) return;
    const canaries = readCanaries(wanted.registry, this.current.composition);
    this.canaries.follow(canaries, this.current);
  }

  private async followLive(wanted: Composition): Promise<void> {
    const { current } = this;
    if (!current) return;
    for (const { part, version } of this.refusals.values()) {
      if (wanted.versions[part] !== version) this.refusals.delete(part);
    }
    const changed = nextComposition(current.composition, wanted, this.refused);
    // If the pages of a part could not be read, the running composition is tried again later.
    const isAgain = !changed && current.isIncomplete && this.refused.isDue(current.composition.id);
    if (!changed && !isAgain) return;
    const next = await this.tryOut(changed ?? current.composition, changed && current);
    const problems = changed ? newProblems(next, this.current) : next.problems;
    const isGood = problems.length === 0;
    if (isGood && !this.isStopped && (await this.takeOver(next))) return;
    if (!this.isStopped) this.refuse(next, problems);
    if (next.pool) this.drain(next.pool);
  }

  private tryOut(composition: Composition, before?: Candidate): Promise<Candidate> {
    return startCandidate(this.context, composition, this.stopping.signal, before);
  }

  /** @returns the error if the registry cannot be used */
  private async readWanted(): Promise<Wanted | Error> {
    try {
      const isBad = (part: PartName, version: string) =>
        part !== 'shell' && this.context.breakers.hasOpened({ remote: part, version });
      const registry = await this.store.readRegistry();
      this.registry = registry;
      await this.saveWithdrawn().catch(({ message }: Error) => {
        this.reportOnce({ event: 'withdrawn-not-written', why: message });
      });
      const composition = liveComposition(registry, isBad);
      return { composition, registry };
    } catch (cause) {
      const error = cause instanceof Error ? cause : new Error('It cannot be read.');
      this.reportOnce({ event: 'registry-unusable', file: 'registry.json', why: error.message });
      return error;
    }
  }

  private async saveWithdrawn(): Promise<void> {
    await this.store.withdrawn.save();
    this.withdrawn = await this.store.withdrawn.list();
  }

  /** @returns false if there is no composition, or if none of its workers could start */
  private async takeOver(next: Candidate | undefined): Promise<boolean> {
    if (!next?.pool) return false;
    const { composition, pool, problems } = next;
    const before = this.current;
    this.current = next;
    this.refused.forget(changeKey(before?.composition, composition));
    this.reported = '';
    for (const { part, version } of this.refusals.values()) {
      if (composition.versions[part] === version) this.refusals.delete(part);
    }
    const isWhole = problems.length === 0;
    const { id, versions } = composition;
    this.report({ event: 'composition', id, versions, ...(!isWhole && { problems }) });
    void pool.fill();
    if (before?.pool) this.drain(before.pool);
    if (isWhole) this.keep(composition);
    return true;
  }

  /** Copies the files of a composition in the background, so that visitors do not wait. */
  private keep(composition: Composition): void {
    this.keeping = this.keeping
      .then(() => keepLastGood(this.config, composition))
      .catch(({ message }: Error) => {
        this.report({ event: 'last-good-not-written', why: message });
      });
  }

  /**
   * @returns false if no last good composition can be used: none is known, or it equals the live
   * one, contains a withdrawn release, or cannot render its pages
   */
  private async takeLastGood(live: Candidate | undefined): Promise<boolean> {
    const composition = await readLastGood(this.config);
    if (!composition || composition.id === live?.composition.id) return false;
    if (await this.hasWithdrawn(composition)) return false;
    const lastGood = await this.tryOut(composition);
    if (lastGood.problems.length > 0) {
      if (lastGood.pool) this.drain(lastGood.pool);
      return false;
    }
    this.report({ event: 'last-good-used', composition: composition.id });
    await this.takeOver(lastGood);
    if (live) this.refuse(live, live.problems);
    return true;
  }

  private async hasWithdrawn({ versions }: Composition): Promise<boolean> {
    const parts = Object.entries(versions).map(([part, version]) =>
      this.store.withdrawn.has(part, version),
    );
    return (await Promise.all(parts)).includes(true);
  }

  /**
   * @param found problems that the running composition does not have; empty if the candidate adds
   * none, but could start no worker
   */
  private refuse({ composition, problems: all }: Candidate, found: CompositionProblem[]): void {
    const problems = found.length > 0 ? found : all;
    const { id, versions } = composition;
    const current = this.current?.composition;
    this.refused.add(changeKey(current, composition));
    const [part, ...others] = changedParts(composition, current);
    const version = part && versions[part];
    if (part && version && others.length === 0) {
      this.refusals.set(part, { part, version, why: problems[0]?.what ?? '' });
    }
    this.reportOnce({ event: 'composition-refused', id, versions, problems });
  }

  private drain(pool: RenderWorkers): void {
    const drained = pool.drain().finally(() => this.draining.delete(drained));
    this.draining.add(drained);
  }

  private reportOnce(event: object): void {
    const text = JSON.stringify(event);
    if (text !== this.reported) this.report(event);
    this.reported = text;
  }
}

function pollInterval({ releasesUrl, sourceParts }: GatewayConfig): number {
  if (/^(https?|s3):/.test(releasesUrl)) return POLL_INTERVAL_MS.network;
  return sourceParts ? POLL_INTERVAL_MS.development : POLL_INTERVAL_MS.folder;
}

/** Returns the error to report if neither the live nor the last good composition can start. */
function reasonOf(registry: Wanted | Error, live: Candidate | undefined): Error {
  if (registry instanceof Error) return registry;
  const reasons = live?.problems.map(({ part, what }) => `${part}: ${what}`) ?? [];
  return new Error(reasons.join('\n'));
}
