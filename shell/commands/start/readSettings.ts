import { existsSync } from 'node:fs';
import { access, constants, mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { findFreePort } from '@marketplace/contracts/server/findFreePort';
import { refuseUnknownSettings } from '@marketplace/contracts/server/refuseUnknownSettings';
import { releasesLocation } from '../../release/packageSources';

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
  const isFolder = !/^(https?|s3):/.test(releases);
  // A mistyped name would build and publish every part into a new folder.
  if (isFolder && env.RELEASES_URL && !existsSync(releases)) {
    throw new Error(
      `RELEASES_URL names the folder ${releases}, which does not exist: correct the name, or create the folder for a shop without releases.`,
    );
  }
  return {
    root,
    port,
    dataDir,
    logs,
    apiOrigin: env.API_ORIGIN || undefined,
    releases,
    ...(isFolder && { releasesFolder: releases }),
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
