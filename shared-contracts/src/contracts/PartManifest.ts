import type { ApiCallId } from './api/apiCalls';
import type { Topic } from './events/EventMap';
import type { RemoteName } from './pages/pageTable';
import type { RemoteRoutes, RemoteService, RemoteWidgetModule } from './RemoteModules';

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
  /** Calls of the API that its own code makes; the contracts' forms make theirs. */
  calls: readonly ApiCallId[];
  /** Modules of remotes that the shell loads, and the exports that each must have. */
  loads?: readonly ModuleLoad[];
}

interface ModuleLoad {
  /** Federation name; `*` for every remote. */
  remote: RemoteName | '*';
  /** `./routes`. */
  module: `./${string}`;
  exports: readonly (keyof RemoteRoutes | keyof RemoteWidgetModule | keyof RemoteService)[];
}

/** Modules that a manifest loads, without their `./`. */
export type LoadedModule<Manifest extends { loads: readonly ModuleLoad[] }> =
  Manifest['loads'][number]['module'] extends infer Path
    ? Path extends `./${infer Name}`
      ? Name
      : never
    : never;
