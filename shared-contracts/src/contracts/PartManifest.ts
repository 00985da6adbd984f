import type { ApiCallId } from './api/apiCalls';
import type { Topic } from './events/bus';
import type {
  ExposedModule,
  RemoteRoutes,
  RemoteService,
  RemoteWidgetModule,
} from './RemoteModules';

/**
 * Lists the modules, topics and calls that a part (the shell or a remote) provides or uses. Each
 * part declares its manifest in the file `manifest.ts` of its package, beside `pages.ts`. The types
 * of the part's bus and API client come from the manifest. The build adds the manifest to the
 * release, and the release gates compare it with the manifests of other parts.
 */
export interface PartManifest {
  /** Name of the part in module federation. */
  name: string;
  /**
   * File of each exposed module, by the name of the module, e.g. `./routes`. Only remotes expose
   * modules.
   */
  exposes?: Readonly<Partial<Record<ExposedModule, string>>>;
  /** Topics that the part publishes. */
  publishes: readonly Topic[];
  /** Topics that the part subscribes to, or whose last value it reads. */
  listensTo: readonly Topic[];
  /**
   * API calls that the part's own code makes. The list omits calls by code of shared-contracts.
   */
  calls: readonly ApiCallId[];
  /**
   * Modules of remotes that the shell loads, and the exports that each module must have. The list
   * does not name remotes: the releases of a composition state which remote exposes a module.
   */
  loads?: readonly ModuleLoad[];
}

interface ModuleLoad {
  /**
   * `*` if every remote must expose the module. If omitted, `./service` is loaded from every remote
   * that exposes it. Any other module is a widget, which one remote exposes for the slot of the
   * same name.
   */
  remote?: '*';
  module: ExposedModule;
  exports: readonly (keyof RemoteRoutes | keyof RemoteWidgetModule | keyof RemoteService)[];
}

/** Names of the modules that a manifest loads, without `./`. */
export type LoadedModule<Manifest extends { loads: readonly ModuleLoad[] }> =
  Manifest['loads'][number]['module'] extends infer Path
    ? Path extends `./${infer Name}`
      ? Name
      : never
    : never;
