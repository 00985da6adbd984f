import { PARTS } from '../../release/Registry';
import type { Composition } from '../releases/liveComposition';

/** Compositions, the newest ones, whose releases stand in metrics under their own names. */
const MOST_COMPOSITIONS = 20;

/** A part and a release as labels of metrics: of either, few values are ever written. */
export interface ReleaseLabels {
  remote: string;
  release: string;
}

/**
 * Releases that this process has served. Reports of browsers name parts and releases as they like;
 * what is unknown becomes `other`, for each new label costs memory for good.
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

  /** The name of a composition, or `other`. */
  composition(id: string | undefined): string {
    return id !== undefined && this.compositions.has(id) ? id : 'other';
  }

  /** @param version where it is not known, the one of the composition */
  labels(remote = '', version?: string, composition = ''): ReleaseLabels {
    const part = PARTS.find((name) => name === remote);
    if (!part) return { remote: 'other', release: 'other' };
    const release = version ?? this.compositions.get(composition)?.[part];
    const isKnown = [...this.compositions.values()].some((versions) => versions[part] === release);
    return { remote: part, release: isKnown && release ? release : 'other' };
  }
}
