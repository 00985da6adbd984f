import { spawnSync } from 'node:child_process';
import type { Output } from '../Step';
import { ensureInstalled } from './debianPackages';

const NO_NGINX =
  'A journey puts nginx in front of the shop, and there is none. Install it; on Debian, as root: apt-get install nginx-light';

/** Finds the nginx of the journeys, or installs Debian's. */
export async function ensureNginx(output: Output): Promise<boolean> {
  if (hasNginx()) return true;
  await ensureInstalled(['nginx-light'], output);
  if (hasNginx()) return true;
  output(`${NO_NGINX}\n`);
  return false;
}

const hasNginx = () => spawnSync('nginx', ['-v']).status === 0;
