import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import type { PartName } from '@marketplace/contracts/pages/pageTable';
import { refuseUnknownSettings } from '@marketplace/contracts/server/refuseUnknownSettings';
import { authorOf, sourceRevision } from '../checkout';
import { findLoggedPage } from '../findLoggedPage';
import { packageOf, REPOSITORY, requireReleasesFolder } from '../packageSources';
import { gatewayLog, readReleaseSettings } from '../releaseSettings';
import { findShop, withShop } from '../runningShop';
import { openStorage } from '../storage/openStorage';
import { runCommand } from './runCommand';
import type { CheckRelease, CommandContext } from './Verb';

const print = (text: string) => console.log(text);

async function openContext(): Promise<CommandContext> {
  refuseUnknownSettings(process.env);
  const shop = await findShop(process.env);
  const { RELEASES_URL, DATA_DIR } = process.env;
  if (!shop) requireReleasesFolder({ RELEASES_URL, DATA_DIR });
  // The gates read `API_ORIGIN` from the environment.
  Object.assign(process.env, withShop(process.env, shop));
  const { location, keys } = readReleaseSettings(process.env);
  // This line goes to the standard error, because scripts read the JSON on the standard output.
  console.error(
    `${shop ? `The shop at ${shop.origin}` : 'No running shop'}, releases in ${location}`,
  );
  return {
    storage: openStorage(location),
    keys,
    author: await authorOf(process.env),
    now: () => new Date(),
    print,
    say: (text) => console.error(text),
    checkRelease: judge,
    findPage: (code) => findLoggedPage(gatewayLog(process.env), code).catch(() => undefined),
    revisionOf: sourceRevision,
    extract,
    build,
  };
}

/**
 * Runs the gates. They are imported on demand, because they load slowly and most verbs do not need
 * them.
 */
const judge: CheckRelease = async (request) => {
  const { checkRelease } = await import('../gates/checkRelease');
  return checkRelease(request);
};

async function extract(part: PartName): Promise<void> {
  const folder = path.basename(packageOf(part));
  const { stdout } = await promisify(execFile)(
    'npm',
    ['run', '--silent', 'extract', '--', folder],
    { cwd: REPOSITORY },
  );
  if (stdout) console.error(stdout.trimEnd());
}

async function build(part: PartName, version: string, folder: string): Promise<void> {
  // The compiler's plugins read this variable. Without it, they would keep the English defaults of
  // the translated texts.
  process.env.NODE_ENV = 'production';
  // Webpack is imported on demand, because it loads slowly and most verbs do not need it.
  const { buildPackage } = await import('../buildPackage');
  await buildPackage(part, version, folder);
}

runCommand(process.argv.slice(2), openContext, print).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
