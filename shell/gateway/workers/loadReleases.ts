import { createRequire } from 'node:module';
import vm from 'node:vm';
import type * as ServerBundle from '../../src/app/server/createRenderer';
import type { Renderer, RendererOptions } from '../../src/app/server/createRenderer';
import { ApiOrigins } from '../api-origins/ApiOrigins';
import { openSpanExporter, spanOfCall } from '../monitoring/SpanExporter';
import { reportToGateway } from '../monitoring/workerReports';
import { withFaults } from '../releases/faultyReleases';
import { openKeptReleases } from '../releases/ReleaseStore';
import { withBuilds } from '../releases/withBuilds';
import { SHELL_SCRIPT } from './describeStartError';
import { type PoolSettings, WATCHDOG_PIPE } from './renderProtocol';
import { startWatchdog } from './startWatchdog';

const require = createRequire(import.meta.url);

/** Loads the shell of a composition. */
export async function loadShell({ composition, memoryLimit, builds, ...place }: PoolSettings) {
  const watchdog = startWatchdog({ pipe: WATCHDOG_PIPE, memoryLimit });
  const origins = new ApiOrigins(place.apiOrigins ?? [place.apiOrigin]);
  origins.start();
  const spans = openSpanExporter(process.env, 'marketplace-render-worker');
  // Only the composition of a test session contains releases with faults, and builds.
  const store = withFaults(withBuilds(openKeptReleases(place), builds));
  const shell = await store.readManifest('shell', composition.versions.shell ?? '');
  const code = (await store.readFile(shell, 'server/main.js')).toString();
  // The cast is safe: these are the exports of the shell's server build, whose hash was checked.
  const bundle = evaluateBundle(code, SHELL_SCRIPT) as typeof ServerBundle;
  return { watchdog, origins, spans, store, shell, bundle };
}

export type LoadedShell = Awaited<ReturnType<typeof loadShell>>;

/** Loads the remotes of a composition that are not loaded yet. */
export function loadRemotes(
  { origins, spans, store, shell, bundle }: LoadedShell,
  settings: PoolSettings,
  repeatable?: RendererOptions['repeatable'],
): Promise<Renderer> {
  const { composition, pages, slots, apiOrigin, market, theme, without } = settings;
  return bundle.createRenderer({
    composition,
    pages,
    slots,
    shell,
    readManifest: store.readManifest,
    readFile: async (manifest, file) => (await store.readFile(manifest, file)).toString(),
    evaluate: evaluateBundle,
    apiOrigin,
    sendToApi: origins.hasSeveral ? (request, send) => origins.send(request, send) : undefined,
    config: market,
    theme,
    repeatable,
    without,
    report: reportToGateway,
    onApiCall: spans && ((request) => spans.record(spanOfCall(request))),
  });
}

/**
 * Runs a CommonJS server bundle of a release and returns its exports. The bundle gets a folder that
 * does not exist, so that its chunks, too, are read from the release store.
 */
function evaluateBundle(code: string, filename: string): unknown {
  const module: { exports: unknown } = { exports: {} };
  const wrapped = `(function(exports, module, require, __dirname, __filename) {${code}\n})`;
  const run = new vm.Script(wrapped, { filename }).runInThisContext();
  run(module.exports, module, require, '/nowhere', filename);
  return module.exports;
}
