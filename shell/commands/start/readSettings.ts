import { access, constants, mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { findFreePort } from '@marketplace/contracts/server/findFreePort';
import { refuseUnknownSettings } from '@marketplace/contracts/server/refuseUnknownSettings';
import { isFolder, releasesLocation, requireReleasesFolder } from '../../release/packageSources';

export interface Settings {
  root: string;
  port: number;
  dataDir: string;
  logs: string;
  /** Origin of an API that runs elsewhere; if absent, the reference API is started. */
  apiOrigin?: string;
  /** Folder or URL of the releases. */
  releases: string;
  /** Undefined if releases are published elsewhere and only read here. */
  releasesFolder?: string;
}

/**
 * Reads the settings from environment variables.
 * @throws Error with one sentence that names the setting and the fix
 */
export async function readSettings(root: string, env: NodeJS.ProcessEnv): Promise<Settings> {
  refuseUnknownSettings(env);
  const port = await readPort(env.PORT);
  const dataDir = resolve(env.DATA_DIR || join(root, '.data'));
  const logs = join(dataDir, 'logs');
  try {
    await mkdir(logs, { recursive: true });
    await access(dataDir, constants.R_OK | constants.W_OK);
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? error.code : 'unknown reason';
    throw new Error(
      `The data folder ${dataDir} cannot be used (${reason}): set DATA_DIR to one that can be read and written.`,
    );
  }
  const releases = releasesLocation({ ...env, DATA_DIR: dataDir });
  requireReleasesFolder({ RELEASES_URL: env.RELEASES_URL, DATA_DIR: dataDir });
  return {
    root,
    port,
    dataDir,
    logs,
    apiOrigin: env.API_ORIGIN || undefined,
    releases,
    ...(isFolder(releases) && { releasesFolder: releases }),
  };
}

async function readPort(text = '3000'): Promise<number> {
  const port = Number(text);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new Error(`PORT is "${text}", which is not a port: use a number from 1 to 65535.`);
  }
  if (await findFreePort(port)) return port;
  throw new Error(`Port ${port} is in use: stop what listens there, or set PORT to another one.`);
}
