import path from 'node:path';
import type { PartName } from '@marketplace/contracts/pages/pageTable';
import { checkoutParts, packageOf } from '../../release/packageSources';
import { offerBuilds } from './offerBuilds';
import { parseArguments, usageOf } from './parseArguments';
import { buildsOf, type DevelopmentPlan, type PlanContext, runDeveloped } from './runDeveloped';
import { copyShopReleases } from './shopReleases';

export const usage = () => usageOf(checkoutParts());

/**
 * `npm run dev -- mf-catalog`: runs the shop with some parts from source until a signal stops it.
 * With `--from <shop>`, the other parts and the API come from that shop over HTTP.
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

/** Uses the releases of this checkout, and creates those that are missing. */
async function prepareOwn({ marketplace, settings }: PlanContext): Promise<Others> {
  // The builds begin only after `prepare` has created the releases of the other parts.
  return { apiOrigin: Promise.resolve(await marketplace.prepare(settings)) };
}

/** Uses the releases and the API of a shop that runs elsewhere. */
async function copyOf(
  shop: string,
  developed: readonly PartName[],
  builds: string,
  { marketplace, trust }: PlanContext,
): Promise<Others> {
  // Replaces the colon before a port, because folder names must not contain it.
  const folder = path.join(builds, 'shops', new URL(shop).host.replace(/\W+/g, '-'));
  const copied = await copyShopReleases({ shop, trust, folder, developed });
  marketplace.progress(`${Object.keys(copied.versions).length} releases of ${shop}`);
  // The shop's gateway forwards requests under `/api` to the shop's API.
  return { ...copied, apiOrigin: Promise.resolve(`${shop}/api`) };
}
