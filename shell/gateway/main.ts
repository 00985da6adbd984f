import { CompositionWatcher } from './CompositionWatcher';
import { createGateway } from './createGateway';
import { readGatewayConfig } from './GatewayConfig';
import { openReleaseStore } from './ReleaseStore';

const STOP_LIMIT_MS = 10_000;

async function main(): Promise<void> {
  const config = readGatewayConfig(process.env);
  const store = openReleaseStore(config.releasesUrl);
  const report = (event: object) => console.log(JSON.stringify(event));
  const watcher = new CompositionWatcher(config, store, report);
  await watcher.start();
  const gateway = await createGateway(config, store, watcher);
  await gateway.listen({ port: config.port, host: config.host });

  const stop = async () => {
    setTimeout(() => process.exit(1), STOP_LIMIT_MS).unref();
    await gateway.close();
    await watcher.stop();
    process.exit(0);
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  const address = gateway.server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  process.send?.({ type: 'ready', port: port ?? config.port });
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
