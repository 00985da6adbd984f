import type { ChildProcess } from 'node:child_process';
import path from 'node:path';
import type { PartName } from '@marketplace/contracts/pages/pageTable';
import { findFreePort } from '@marketplace/contracts/server/findFreePort';
import type { Progress } from '../start/progress';
import type { Build } from './Build';
import { BuildErrors } from './BuildErrors';
import {
  type DevelopmentReleases,
  openDevelopmentReleases,
  type Sources,
} from './developmentReleases';
import { type BuildServer, type BuildServerOptions, serveBuilds } from './serveBuilds';
import { startBuilds } from './startBuilds';

export interface DevelopedOptions
  extends Omit<Sources, 'folder'>,
    Pick<BuildServerOptions, 'extend'> {
  /** Parts to build. */
  parts: readonly PartName[];
  /** Parts to build once the shop is ready, so that its first page does not wait for them. */
  laterParts?: readonly PartName[];
  /** True if the parts are built for a released shell. */
  isReleased?: boolean;
  /** Packages whose stories are built, if the part with the stories is one of the parts. */
  storyPackages?: readonly string[];
  /** Folder for builds and compiler caches; kept between starts. */
  folder: string;
  port: number;
  progress: Progress;
  /** Starts a gateway with the given settings. */
  startGateway: (settings: Record<string, string>) => Promise<void>;
}

/** Builds parts from source, and runs them in a shop whose other parts are releases. */
export class Developed {
  private readonly processes: ChildProcess[] = [];
  private server: BuildServer | undefined;
  /** Part and side of each build that has not succeeded yet, e.g. `shell client`. */
  private readonly missing = new Set<string>();
  /** Hash of each part's last successful build for browsers. */
  private readonly hashes = new Map<PartName, string>();
  private readonly errors = new BuildErrors();
  private isComplete = () => {};

  private constructor(
    private readonly options: DevelopedOptions,
    private readonly releases: DevelopmentReleases,
  ) {}

  /**
   * Resolves when the shop is ready. If a source has an error, prints the error and waits for a
   * successful build.
   */
  static async start(options: DevelopedOptions): Promise<Developed> {
    const { folder, parts, laterParts = [], port, progress, startGateway, extend } = options;
    const own = await openDevelopmentReleases({
      ...options,
      folder: path.join(folder, 'gateway'),
    });
    const developed = new Developed(options, own);
    await developed.build(parts);
    const gatewayPort = await findFreePort();
    await startGateway({
      ...own.environment,
      PORT: String(gatewayPort),
      RENDER_WORKERS: '1',
      SOURCE_PARTS: [...parts, ...laterParts].join(),
    });
    developed.server = await serveBuilds({
      port,
      gateway: `http://127.0.0.1:${gatewayPort}`,
      folder: path.join(folder, 'builds'),
      parts: [...parts, ...laterParts],
      ...(extend && { extend }),
    });
    progress('ready');
    void developed.build(laterParts);
    return developed;
  }

  /** Starts the builds of parts. Resolves when each part is built without errors. */
  private async build(parts: readonly PartName[]): Promise<void> {
    if (parts.length === 0) return;
    for (const part of parts) this.missing.add(`${part} client`).add(`${part} server`);
    const complete = new Promise<void>((resolve) => {
      this.isComplete = resolve;
    });
    const { folder, isReleased = false, storyPackages = [] } = this.options;
    const processes = startBuilds({
      parts,
      folder: path.join(folder, 'builds'),
      isReleased,
      storyPackages,
      onBuild: (build) => void this.take(build),
    });
    this.processes.push(...processes);
    await complete;
  }

  async stop(): Promise<void> {
    for (const child of this.processes) child.kill();
    await this.server?.close();
  }

  private async take({ part, side, hash, errors, ms }: Build): Promise<void> {
    const { progress, folder } = this.options;
    progress(`${part} for the ${side === 'client' ? 'browser' : 'server'}: ${ms} ms`);
    if (errors.length > 0) console.error(errors.join('\n\n'));
    else this.missing.delete(`${part} ${side}`);
    if (side === 'client' && errors.length === 0) this.hashes.set(part, hash);
    const ofPart = this.errors.note({ part, side, errors });
    this.server?.tell({ part, hash: this.hashes.get(part) ?? '', errors: ofPart });
    if (
      errors.length > 0 ||
      this.missing.has(`${part} client`) ||
      this.missing.has(`${part} server`)
    )
      return;
    await this.releases.add(part, path.join(folder, 'builds', part));
    if (this.missing.size === 0) this.isComplete();
  }
}
