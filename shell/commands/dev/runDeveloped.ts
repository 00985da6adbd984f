import path from 'node:path';
import { findFreePort } from '@marketplace/contracts/server/findFreePort';
import { readReleaseSettings } from '../../release/releaseSettings';
import { findShop, type RunningShop, withShop } from '../../release/runningShop';
import { Marketplace } from '../start/Marketplace';
import { readSettings, type Settings } from '../start/readSettings';
import { ContractWatch } from './breaks/ContractWatch';
import { Developed, type DevelopedOptions } from './Developed';

/** A shop that a development command runs. */
export interface DevelopmentPlan
  extends Omit<DevelopedOptions, 'releases' | 'trust' | 'port' | 'progress' | 'startGateway'> {
  /** Folder of the releases; by default that of the settings. */
  releases?: string;
  /** Origin of the API, which may start while the parts are built. */
  apiOrigin: Promise<string>;
  /** Text for the developer once the shop is ready. */
  greet: (port: number) => string;
}

/** Settings and processes from which a plan is made. */
export interface PlanContext {
  marketplace: Marketplace;
  settings: Settings;
  /** File of the trusted keys. */
  trust: string;
  /** The shop that `npm start` runs from this checkout, if any. */
  shop?: RunningShop;
}

interface Command {
  root: string;
  /**
   * Port from the arguments; by default the port of `npm start`, or a free port if it is in use.
   */
  readPort?: () => string | undefined;
  /** @throws Error that says what to type */
  plan: (context: PlanContext) => Promise<DevelopmentPlan>;
}

/**
 * Runs a shop with parts from source until a signal stops it. Uses the API and the releases of the
 * shop that already runs from this checkout, if any.
 */
export async function runDeveloped({ root, readPort, plan }: Command): Promise<void> {
  const marketplace = new Marketplace();
  const contracts = new ContractWatch(root, marketplace.progress);
  let developed: Developed | undefined;
  const end = async (code: number) => {
    await contracts.stop();
    await developed?.stop();
    await marketplace.stop();
    process.exit(code);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    // A signal to the process group arrives twice, because npm forwards it too.
    process.on(signal, () => marketplace.isStopping || void end(0));
  }
  try {
    const shop = await findShop(process.env);
    const env = withShop(process.env, shop);
    const PORT = readPort?.() ?? (env.PORT || (await defaultPort()));
    const settings = await readSettings(root, { ...env, PORT });
    const { trust } = readReleaseSettings({ ...env, DATA_DIR: settings.dataDir }).keys;
    const planned = await plan({ marketplace, settings, trust, ...(shop && { shop }) });
    const developing = Developed.start({
      releases: settings.releases,
      ...planned,
      trust,
      port: settings.port,
      progress: marketplace.progress,
      extend: (server, gateway) => {
        if (!planned.isReleased) contracts.startAfterFirstPage(server);
        planned.extend?.(server, gateway);
      },
      startGateway: async (own) =>
        marketplace.startGateway(settings, { ...own, API_ORIGIN: await planned.apiOrigin }),
    });
    // Fails as soon as the API fails to start, without waiting for the builds.
    [developed] = await Promise.all([developing, planned.apiOrigin]);
    console.log(planned.greet(settings.port));
  } catch (error) {
    if (marketplace.isStopping) return;
    console.error(error instanceof Error ? error.message : String(error));
    await end(1);
  }
}

const USUAL_PORT = 3000;

/** The port of `npm start`, or another port if that one is in use. */
const defaultPort = async () => String((await findFreePort(USUAL_PORT)) ?? (await findFreePort()));

/** Folder for the builds of a command; kept between starts. */
export const buildsOf = (root: string, command: string) => path.join(root, '.cache', command);
