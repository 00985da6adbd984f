import { spawnSync } from 'node:child_process';
import type { Output } from '../Step';
import { ensureInstalled } from './debianPackages';

const NO_NGINX =
  'A journey needs nginx, which is not installed. On Debian, as root: apt-get install nginx-light';

/** Finds nginx for the journeys, or installs Debian's package. */
export async function ensureNginx(output: Output): Promise<boolean> {
  if (hasNginx()) return true;
  await ensureInstalled(['nginx-light'], output);
  if (hasNginx()) return true;
  output(`${NO_NGINX}\n`);
  return false;
}

const hasNginx = () => spawnSync('nginx', ['-v']).status === 0;
