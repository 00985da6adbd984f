import { stdoutFile } from '@marketplace/contracts/server/fileLog';
import { listenForMetrics } from '@marketplace/contracts/server/metricsListener';
import { readSecretFiles } from '@marketplace/contracts/server/readSecretFiles';
import { openStorage } from '../release/storage/openStorage';
import { endCanary } from './canary/endCanary';
import { watchCanaries } from './canary/watchCanaries';
import { CompositionWatcher } from './composition/CompositionWatcher';
import { reportReleases } from './composition/reportReleases';
import { type GatewayConfig, readGatewayConfig } from './config/GatewayConfig';
import { createGateway } from './createGateway';
import { listenOn } from './edge/listenOn';
import { createMonitor, type Monitor } from './monitoring/createMonitor';
import { openSpanExporter } from './monitoring/SpanExporter';
import { openReleaseStore } from './releases/ReleaseStore';

const STOP_LIMIT_MS = 10_000;

async function main(): Promise<void> {
  Object.assign(process.env, readSecretFiles(process.env));
  const config = readGatewayConfig(process.env);
  const store = openReleaseStore(config);
  const spans = openSpanExporter(process.env, 'marketplace-gateway');
  const monitor = createMonitor({
    readManifest: store.readManifest,
    pages: () => watcher.pages,
    write: (line) => (stdoutFile ?? process.stdout).write(line),
    spans,
  });
  const { metricsAddress } = config;
  if (metricsAddress) await listenForMetrics(metricsAddress, monitor.metrics);
  const watcher = new CompositionWatcher(config, store, monitor.report);
  await watcher.start();
  const gateway = await createGateway(config, store, watcher, monitor);
  const stopJudging = judgeCanaries(config, watcher, monitor);
  const stopReporting = reportReleases({
    storage: openStorage(config.releasesUrl),
    channel: config.releaseChannel,
    readStatus: () => watcher.status,
    report: monitor.report,
  });
  await listenOn(gateway, config);

  const stop = async () => {
    setTimeout(() => process.exit(1), STOP_LIMIT_MS).unref();
    stopJudging();
    await Promise.all([stopReporting(), gateway.close()]);
    await watcher.stop();
    await spans?.flush();
    process.exit(0);
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  const address = gateway.server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  process.send?.({ type: 'ready', port: port ?? config.port });
}

function judgeCanaries(
  config: GatewayConfig,
  watcher: CompositionWatcher,
  monitor: Monitor,
): () => void {
  const storage = openStorage(config.releasesUrl);
  return watchCanaries({
    health: monitor.health,
    readCanaries: () => watcher.canaryGroups,
    endCanary: (canary, why) => endCanary(storage, config.releaseChannel, canary, why),
    report: monitor.report,
  });
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
