import type { Composition } from '../releases/liveComposition';

/** Number of compositions that metrics show by name. Only the newest are shown. */
const MOST_COMPOSITIONS = 20;

/** A part and its release as labels of a metric. Each label has few values. */
export interface ReleaseLabels {
  remote: string;
  release: string;
}

/**
 * Releases that this process has served. Unknown names become `other`, because browsers can report
 * any name and each new label takes memory permanently.
 */
export class KnownReleases {
  private readonly compositions = new Map<string, Composition['versions']>();

  note({ id, versions }: Composition): void {
    this.compositions.delete(id);
    this.compositions.set(id, versions);
    for (const old of [...this.compositions.keys()].slice(0, -MOST_COMPOSITIONS)) {
      this.compositions.delete(old);
    }
  }

  composition(id: string | undefined): string {
    return id !== undefined && this.compositions.has(id) ? id : 'other';
  }

  /** @param version by default, the version in the composition */
  labels(remote = '', version?: string, composition = ''): ReleaseLabels {
    const known = [...this.compositions.values()].filter((versions) =>
      Object.hasOwn(versions, remote),
    );
    if (known.length === 0) return { remote: 'other', release: 'other' };
    const release = version ?? this.compositions.get(composition)?.[remote];
    const isKnown = known.some((versions) => versions[remote] === release);
    return { remote, release: isKnown && release ? release : 'other' };
  }
}
