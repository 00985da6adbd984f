import path from 'node:path';
import { findFreePort } from '@marketplace/contracts/server/findFreePort';
import { checkoutParts, packageOf } from '../../release/packageSources';
import { readReleaseSettings } from '../../release/releaseSettings';
import { findShop, withShop } from '../../release/runningShop';
import { Marketplace } from '../start/Marketplace';
import { readSettings } from '../start/readSettings';
import { Developed } from './Developed';
import { developedParts } from './developedParts';

/** `npm run dev -- mf-catalog`: runs the shop with some parts from source until a signal stops it. */
export async function main(root: string, args: string[]): Promise<void> {
  const marketplace = new Marketplace();
  let developed: Developed | undefined;
  const end = async (code: number) => {
    await developed?.stop();
    await marketplace.stop();
    process.exit(code);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    // A signal to the process group arrives twice, because npm passes it on.
    process.on(signal, () => marketplace.isStopping || void end(0));
  }
  try {
    const parts = developedParts(args, checkoutParts());
    // Uses API and releases of the shop that runs from this checkout, if there is one.
    const env = withShop(process.env, await findShop(process.env));
    const settings = await readSettings(root, { ...env, PORT: env.PORT || (await defaultPort()) });
    const apiOrigin = await marketplace.prepare(settings);
    developed = await Developed.start({
      parts,
      folder: path.join(root, '.cache/dev'),
      releases: settings.releases,
      trust: readReleaseSettings({ ...env, DATA_DIR: settings.dataDir }).keys.trust,
      port: settings.port,
      progress: marketplace.progress,
      startGateway: (own) => marketplace.startGateway(settings, { ...own, API_ORIGIN: apiOrigin }),
    });
    const names = parts.map((part) => path.basename(packageOf(part))).join(', ');
    console.log(`\n  http://localhost:${settings.port} runs ${names} from source.\n`);
  } catch (error) {
    if (marketplace.isStopping) return;
    console.error(error instanceof Error ? error.message : String(error));
    await end(1);
  }
}

const USUAL_PORT = 3000;

/** The port of `npm start`, or another port if that one is in use. */
const defaultPort = async () => String((await findFreePort(USUAL_PORT)) ?? (await findFreePort()));
