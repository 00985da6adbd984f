import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Options } from '@swc/core';
import type { Compilation } from 'webpack';
import * as z from 'zod/mini';
import { apiCalls } from '../../contracts/api/apiCalls';
import { eventSchemas } from '../../contracts/events/eventSchemas';
import type { PartManifest } from '../../contracts/PartManifest';
import type { PageEntry } from '../../contracts/pages/PageEntry';
import { type BuiltSource, builtSources, placeOf } from './builtSources';
import { describePlaces } from './describePlaces';
import { describeTexts } from './describeTexts';
import { moduleSizes } from './moduleSizes';
import type { PackageBuild } from './PackageBuild';
import type {
  ApiCallUse,
  Contact,
  EventUse,
  ModuleUse,
  Place,
  ReleaseFacts,
  RouteClaim,
} from './ReleaseFacts';
import { readContact } from './readContact';
import { readRoutes } from './readRoutes';
import { federationRuntime, librariesOf, sharedContent } from './sharedContent';
import { importedExports, providedExports } from './sharedUses';

/** Reads the facts that the gates compare (decision 041) from the browser build of a part. */
export async function describeBuild(
  build: PackageBuild,
  compilation: Compilation,
  compiler: Options,
): Promise<ReleaseFacts> {
  const { directory } = build;
  const isShell = build.entries !== undefined;
  const sources = builtSources(compilation, directory);
  const scripts = sources.filter(({ file }) => !file.endsWith('.po'));
  const shared = sharedContent();
  const { pages } = await describePages(build);
  return {
    sharedVersion: shared.version,
    federationRuntime: federationRuntime(),
    sharedLibraries: librariesOf(directory, shared.libraries),
    sharedExports: isShell ? providedExports(compilation, sources) : importedExports(sources),
    events: describeEvents(build),
    routes: isShell ? shellRoutes() : await remoteRoutes(build, scripts),
    pages,
    places: describePlaces({
      directory,
      pages,
      libraries: Object.keys(shared.libraries),
      sources: scripts,
    }),
    apiCalls: describeCalls(build),
    exposedExports: exposedExports(build, compilation, sources),
    uses: describeUses(build),
    moduleSizes: moduleSizes(compilation, directory),
    ...describeTexts(sources, isShell, compiler),
    contact: requireContact(directory),
  };
}

/** Returns a function that finds the line of `manifest.ts` on which a list contains a name. */
function manifestReader(directory: string) {
  const file = path.join(directory, 'manifest.ts');
  const lines = readFileSync(file, 'utf8').split('\n');
  return (list: keyof PartManifest, name: string): Place => {
    const start = lines.findIndex((line) => line.includes(`${list}:`));
    const line = lines.findIndex((text, at) => at >= start && text.includes(`'${name}'`));
    return placeOf(file, line + 1, directory);
  };
}

function describeEvents({ manifest, directory }: PackageBuild): ReleaseFacts['events'] {
  const at = manifestReader(directory);
  const describe = (list: 'publishes' | 'listensTo'): Record<string, EventUse> =>
    Object.fromEntries(
      manifest[list].map((topic) => {
        // The cast is safe: the type of zod only adds keywords that the gates do not compare.
        const payload = z.toJSONSchema(eventSchemas[topic]) as EventUse['payload'];
        return [topic, { payload, at: [at(list, topic)] }];
      }),
    );
  return { out: describe('publishes'), in: describe('listensTo') };
}

function describeCalls({ manifest, directory }: PackageBuild): ApiCallUse[] {
  const at = manifestReader(directory);
  // A manifest with a type error may name a call that the contracts lack.
  const known: Partial<typeof apiCalls> = apiCalls;
  return manifest.calls.map((id) => {
    const call = known[id];
    return { call: call ? `${call.method} ${call.path}` : id, at: at('calls', id) };
  });
}

/** Ids of the shell's routes, which no remote may use. */
const shellRoutes = (): RouteClaim[] =>
  ['root', 'pages', 'unavailable', 'rest', 'not-found'].map((id) => ({
    path: '',
    id,
    at: 'shell/src/app/routeTree.tsx',
  }));

async function remoteRoutes(
  { directory, manifest }: PackageBuild,
  sources: readonly BuiltSource[],
): Promise<RouteClaim[]> {
  const file = manifest.exposes?.['./routes'];
  if (!file) return [];
  const source = sources.find((each) => each.file === path.resolve(directory, file));
  const lines = source?.text.split('\n') ?? [];
  const lineOf = (text: string) => lines.findIndex((line) => line.includes(text)) + 1;
  return (await readRoutes(path.resolve(directory, file))).map(({ path: claimed, id }) => ({
    path: claimed,
    id,
    at: source?.place(lineOf(`'${id}'`) || lineOf(`'${claimed.slice(1)}'`) || 1) ?? file,
  }));
}

function exposedExports(
  { directory, manifest }: PackageBuild,
  compilation: Compilation,
  sources: readonly BuiltSource[],
): ReleaseFacts['exposedExports'] {
  return Object.fromEntries(
    Object.entries(manifest.exposes ?? {}).map(([module, file]) => {
      const source = sources.find((each) => each.file === path.resolve(directory, file));
      const provided =
        source && compilation.moduleGraph.getExportsInfo(source.module).getProvidedExports();
      return [module, Array.isArray(provided) ? provided : []];
    }),
  );
}

function describeUses({ manifest, directory }: PackageBuild): ModuleUse[] {
  const at = manifestReader(directory);
  return (manifest.loads ?? []).map(({ remote, module, exports }) => ({
    remote,
    module,
    exports: [...exports],
    at: at('loads', module),
  }));
}

/**
 * Reads only the facts that a shop needs to run a development build. The other facts are for the
 * gates, which compare releases only.
 */
export async function describeDevelopment(
  build: PackageBuild,
): Promise<Pick<ReleaseFacts, 'pages' | 'exposedExports' | 'events' | 'contact'>> {
  const modules = Object.keys(build.manifest.exposes ?? {});
  return {
    ...(await describePages(build)),
    // The names of the modules are enough to find slots and services. Only gates read the exports.
    exposedExports: Object.fromEntries(modules.map((module) => [module, []])),
    events: describeEvents(build),
    contact: requireContact(build.directory),
  };
}

/** Reads the current page table of a part, even if it has changed since an earlier build. */
async function describePages({ directory }: PackageBuild): Promise<{ pages: PageEntry[] }> {
  const file = path.join(directory, 'pages.ts');
  const { href } = pathToFileURL(file);
  const { pages }: { pages: readonly PageEntry[] } = await import(
    `${href}?${statSync(file).mtimeMs}`
  );
  return { pages: [...pages] };
}

/** @throws if the package.json names no owner */
function requireContact(directory: string): Contact {
  const contact = readContact(directory);
  if (contact) return contact;
  const file = path.join(directory, 'package.json');
  throw new Error(`${file} lacks "owner": { "team": "…", "email": "…" }.`);
}
