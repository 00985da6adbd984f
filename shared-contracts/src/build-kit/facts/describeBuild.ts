import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Options } from '@swc/core';
import type { Compilation } from 'webpack';
import * as z from 'zod/mini';
import { eventSchemas } from '../../contracts/events/eventSchemas';
import { PAGES } from '../../contracts/pages/pageTable';
import { type BuiltSource, builtSources, placeOf } from './builtSources';
import { describeTexts } from './describeTexts';
import type { PackageBuild } from './PackageBuild';
import type { Contact, EventUse, ModuleUse, ReleaseFacts, RouteClaim } from './ReleaseFacts';
import { readApiCalls } from './readApiCalls';
import { readContracts, readModuleUses } from './readModuleUses';
import { readRoutes } from './readRoutes';
import { federationRuntime, sharedContent } from './sharedContent';
import { importedExports, providedExports } from './sharedUses';
import { parseSource } from './syntaxTree';

const MODULE_CONTRACTS = path.join(import.meta.dirname, '../../contracts/RemoteModules.ts');

/**
 * Reads what the gates compare from a part's browser build (decision 041).
 * @param compiler options that its sources are compiled with
 */
export async function describeBuild(
  build: PackageBuild,
  compilation: Compilation,
  compiler: Options,
): Promise<ReleaseFacts> {
  const { manifest, directory } = build;
  const { name } = manifest;
  const isShell = build.entries !== undefined;
  const sources = builtSources(compilation, directory);
  const scripts = sources.filter(({ file }) => !file.endsWith('.po'));
  const shared = sharedContent();
  return {
    sharedVersion: shared.version,
    federationRuntime: federationRuntime(),
    sharedLibraries: shared.libraries,
    sharedExports: isShell ? providedExports(compilation, sources) : importedExports(sources),
    events: describeEvents(build),
    routes: isShell ? shellRoutes() : await remoteRoutes(build, scripts),
    pages: Object.fromEntries(
      PAGES.filter(({ owner }) => isShell || owner === name).map(({ path, owner }) => [
        path,
        owner,
      ]),
    ),
    apiCalls: describeCalls(compilation, scripts),
    exposedExports: exposedExports(build, compilation, sources),
    uses: isShell ? describeUses(scripts) : [],
    ...describeTexts(sources, isShell, compiler),
    contact: readContact(directory),
  };
}

const MANIFEST = 'manifest.ts';

function describeEvents({ manifest, directory }: PackageBuild): ReleaseFacts['events'] {
  const lines = readFileSync(path.join(directory, MANIFEST), 'utf8').split('\n');
  const describe = (list: 'publishes' | 'listensTo'): Record<string, EventUse> => {
    const start = lines.findIndex((line) => line.includes(`${list}:`));
    return Object.fromEntries(
      manifest[list].map((topic) => {
        const line = lines.findIndex((text, at) => at >= start && text.includes(`'${topic}'`)) + 1;
        // The library's type names more keywords than what is compared.
        const payload = z.toJSONSchema(eventSchemas[topic]) as EventUse['payload'];
        const file = path.join(directory, MANIFEST);
        return [topic, { payload, at: [placeOf(file, line, directory)] }];
      }),
    );
  };
  return { out: describe('publishes'), in: describe('listensTo') };
}

/** Route ids of the shell's tree, which no remote may claim. */
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

function describeCalls(compilation: Compilation, sources: readonly BuiltSource[]) {
  return sources.flatMap((source) => {
    if (!/defineCall|\/api\//.test(source.text)) return [];
    const exportsInfo = compilation.moduleGraph.getExportsInfo(source.module);
    const calls = readApiCalls(source.tree());
    return calls
      .filter(
        ({ name, isUsedHere }) =>
          isUsedHere || (name && exportsInfo.getUsed(name, undefined) !== UNUSED),
      )
      .map(({ call, line }) => ({ call, at: source.place(line) }));
  });
}

/** webpack's `UsageState.Unused`. */
const UNUSED = 0;

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

function describeUses(sources: readonly BuiltSource[]): ModuleUse[] {
  const contracts = readContracts(parseSource(readFileSync(MODULE_CONTRACTS, 'utf8'), false));
  return sources.flatMap((source) => {
    if (!/loadRemoteModule|remoteWidget|\.load\(/.test(source.text)) return [];
    return readModuleUses(source.tree()).map(({ remote, module, contract, line }) => ({
      remote,
      module,
      exports: contracts.get(contract) ?? [],
      at: source.place(line),
    }));
  });
}

/** @throws if the package.json names no owner */
function readContact(directory: string): Contact {
  const file = path.join(directory, 'package.json');
  const { owner }: { owner?: Contact } = JSON.parse(readFileSync(file, 'utf8'));
  if (!owner?.team) throw new Error(`${file} lacks "owner": { "team": "…", "email": "…" }.`);
  return owner;
}
