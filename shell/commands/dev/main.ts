import path from 'node:path';
import type { PartName } from '@marketplace/contracts/pages/pageTable';
import { checkoutParts, packageOf } from '../../release/packageSources';
import { offerBuilds } from './offerBuilds';
import { parseArguments } from './parseArguments';
import { buildsOf, type DevelopmentPlan, type PlanContext, runDeveloped } from './runDeveloped';
import { copyShopReleases } from './shopReleases';

/**
 * `npm run dev -- mf-catalog`: runs the shop with some parts from source until a signal stops it.
 * With `--from <shop>`, everything else comes from a shop over http, and nothing else is started.
 */
export function main(root: string, args: string[]): Promise<void> {
  const folder = buildsOf(root, 'dev');
  return runDeveloped({
    root,
    async plan(context) {
      const { parts, from } = parseArguments(args, checkoutParts());
      const others = from ? await copyOf(from, parts, folder, context) : await prepareOwn(context);
      const names = parts.map((part) => path.basename(packageOf(part))).join(', ');
      const rest = from ? `, and the rest from ${from}` : '';
      return {
        parts,
        folder,
        extend: (server) => offerBuilds(server, { folder: path.join(folder, 'builds'), parts }),
        ...others,
        greet: (port) => `\n  http://localhost:${port} runs ${names} from source${rest}.\n`,
      };
    },
  });
}

type Others = Pick<DevelopmentPlan, 'apiOrigin' | 'releases' | 'versions'>;

/** Uses the releases of this checkout, and makes those that are missing. */
async function prepareOwn({ marketplace, settings }: PlanContext): Promise<Others> {
  // The builds begin once the releases of the other parts are there.
  return { apiOrigin: Promise.resolve(await marketplace.prepare(settings)) };
}

/** Uses the releases and the API of a shop that runs elsewhere. */
async function copyOf(
  shop: string,
  developed: readonly PartName[],
  builds: string,
  { marketplace, trust }: PlanContext,
): Promise<Others> {
  // The colon before a port is no character for names of folders.
  const folder = path.join(builds, 'shops', new URL(shop).host.replace(/\W+/g, '-'));
  const copied = await copyShopReleases({ shop, trust, folder, developed });
  marketplace.progress(`${Object.keys(copied.versions).length} releases of ${shop}`);
  // The gateway of the shop passes these calls on to its API.
  return { ...copied, apiOrigin: Promise.resolve(`${shop}/api`) };
}
