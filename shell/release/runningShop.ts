import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod/mini';
import { REPOSITORY, releasesLocation } from './packageSources';

const runningShopSchema = z.object({
  pid: z.int().check(z.positive()),
  /** Address for browsers, e.g. `http://localhost:3000`. */
  origin: z.string(),
  dataDir: z.string(),
  /** Folder or URL of the releases that the shop runs. */
  releases: z.string(),
  apiOrigin: z.string(),
});

/** Describes a shop that `npm start` runs, so that the release command finds it. */
export type RunningShop = z.infer<typeof runningShopSchema>;

const FILE = 'shop.json';
/** Data folder of `npm start` if `DATA_DIR` is not set. */
const defaultFolder = (repository: string) => path.join(repository, '.data');

/**
 * Writes `shop.json` for a running shop: into its data folder, and into `.data` of its checkout
 * unless the file there names another running shop.
 * @returns function that removes the written files
 */
export async function announceShop(
  shop: RunningShop,
  repository = REPOSITORY,
): Promise<() => Promise<void>> {
  const other = await readShop(defaultFolder(repository));
  const folders = new Set([shop.dataDir, ...(other ? [] : [defaultFolder(repository)])]);
  const files = [...folders].map((folder) => path.join(folder, FILE));
  for (const file of files) {
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, `${JSON.stringify(shop, null, 2)}\n`);
  }
  return async () => {
    for (const file of files) await rm(file, { force: true });
  };
}

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Finds the running shop that a command is meant for. `SHOP` (a checkout or a data folder) or else
 * `DATA_DIR` names the shop. If neither is set, it is the shop of this checkout. Returns
 * `undefined` if that shop does not run, or if `RELEASES_URL` names another shop's releases.
 * @throws Error if no shop runs at `SHOP`, or if `DATA_DIR` or `RELEASES_URL` contradicts `SHOP`
 */
export async function findShop(
  { SHOP, DATA_DIR, RELEASES_URL }: Environment,
  repository = REPOSITORY,
): Promise<RunningShop | undefined> {
  const dataDir = DATA_DIR ? path.resolve(repository, DATA_DIR) : defaultFolder(repository);
  const shop = SHOP ? await readNamedShop(SHOP) : await readShop(dataDir);
  if (SHOP && DATA_DIR && dataDir !== shop?.dataDir) {
    throw new Error(
      `SHOP=${SHOP} keeps its data in ${shop?.dataDir}, and DATA_DIR names ${DATA_DIR}: unset one of them.`,
    );
  }
  const isOther = RELEASES_URL && releasesLocation({ RELEASES_URL }) !== (shop && locationOf(shop));
  if (isOther && SHOP) {
    throw new Error(
      `SHOP=${SHOP} runs the releases in ${shop?.releases}, and RELEASES_URL names ${RELEASES_URL}: unset one of them.`,
    );
  }
  return isOther ? undefined : shop;
}

const locationOf = ({ releases }: RunningShop) => releasesLocation({ RELEASES_URL: releases });

async function readNamedShop(SHOP: string): Promise<RunningShop> {
  const folder = path.resolve(SHOP);
  const shop = (await readShop(folder)) ?? (await readShop(defaultFolder(folder)));
  if (shop) return shop;
  throw new Error(
    `No shop runs at SHOP=${SHOP}: name the checkout or the data folder of a shop that npm start runs.`,
  );
}

/**
 * Adds the settings of the running shop to the environment. Variables that are set stay as they
 * are.
 */
export const withShop = (environment: Environment, shop: RunningShop | undefined): Environment =>
  shop
    ? {
        ...environment,
        DATA_DIR: environment.DATA_DIR || shop.dataDir,
        RELEASES_URL: environment.RELEASES_URL || shop.releases,
        API_ORIGIN: environment.API_ORIGIN || shop.apiOrigin,
      }
    : environment;

/**
 * Returns `undefined` if the folder has no valid file, or if the shop has ended without removing
 * the file.
 */
async function readShop(folder: string): Promise<RunningShop | undefined> {
  const text = await readFile(path.join(folder, FILE), 'utf8').catch(() => 'null');
  try {
    const { data } = runningShopSchema.safeParse(JSON.parse(text));
    return data && isAlive(data.pid) ? data : undefined;
  } catch {
    return undefined;
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // EPERM: the process runs, but belongs to another user.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
