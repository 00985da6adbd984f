import type { Topic } from './events/EventMap';

/**
 * What a separately released part gives to the others and takes from them, in the one file `manifest.ts`
 * of its package, beside its pages (`pages.ts`). Its bus and its client are typed by it, its build takes
 * it into the release, and the release gates compare it with the releases of other parts.
 */
export interface PartManifest {
  /** Federation name. */
  name: string;
  /** Exposed module (`./routes`) → file; a remote only. */
  exposes?: Readonly<Record<string, string>>;
  /** Topics that it publishes. */
  publishes: readonly Topic[];
  /** Topics that it subscribes to, or whose last value it reads. */
  listensTo: readonly Topic[];
}
