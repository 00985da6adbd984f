import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findFreePort } from '../server/findFreePort';
import { type RunningServer, spawnServer } from '../server/spawnServer';

const root = join(dirname(fileURLToPath(import.meta.url)), '../../../..');

export interface MarketplaceOptions {
  /** Data folder; contains the releases unless `env` has `RELEASES_URL`. */
  dataDir: string;
  /**
   * Environment of both servers; overrides that of this process. By default, the gateway's `PORT`
   * is a free port.
   */
  env?: Record<string, string | undefined>;
  /** Additional environment variables of the API only. */
  apiEnv?: Record<string, string>;
  /** Origin of a running API. Without it, `startMarketplace` starts an API. */
  apiOrigin?: string;
  /** Called with each chunk of the servers' output. */
  onOutput?: (chunk: Buffer) => void;
}

export interface Marketplace {
  /** Origin of the gateway, without a trailing slash. */
  origin: string;
  apiOrigin: string;
  gateway: RunningServer;
  /** Undefined if `apiOrigin` was given. */
  api?: RunningServer;
  stop: () => Promise<void>;
}

/**
 * Starts a gateway, and the reference API unless `apiOrigin` names one. Resolves when the servers
 * are ready.
 */
export async function startMarketplace(given: MarketplaceOptions): Promise<Marketplace> {
  // The API's links lead to the gateway, so both know its port.
  const PORT = given.env?.PORT ?? String(await findFreePort());
  const options = { ...given, env: { ...given.env, PORT } };
  const api = options.apiOrigin ? undefined : await startApi(options);
  const apiOrigin = options.apiOrigin ?? `http://127.0.0.1:${api?.port}`;
  try {
    const gateway = await startGateway(options, apiOrigin);
    return {
      origin: `http://localhost:${gateway.port}`,
      apiOrigin,
      gateway,
      api,
      stop: async () => {
        await gateway.stop();
        await api?.stop();
      },
    };
  } catch (error) {
    await api?.stop();
    throw error;
  }
}

export async function startApi(options: MarketplaceOptions): Promise<RunningServer> {
  return spawnServer({
    cwd: root,
    script: 'shared-contracts/reference-api/src/cli/main.ts',
    args: ['start'],
    env: {
      ...options.env,
      ...options.apiEnv,
      DATA_DIR: options.dataDir,
      API_HOST: '127.0.0.1',
      API_PORT: '0',
    },
    onOutput: options.onOutput,
  });
}

async function startGateway(
  options: MarketplaceOptions,
  apiOrigin: string,
): Promise<RunningServer> {
  return spawnServer({
    cwd: root,
    script: 'shell/gateway/main.ts',
    env: {
      ...options.env,
      DATA_DIR: options.dataDir,
      API_ORIGIN: apiOrigin,
    },
    onOutput: options.onOutput,
  });
}
