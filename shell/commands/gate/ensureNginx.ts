import { spawnSync } from 'node:child_process';
import { ensureInstalled } from './debianPackages';

const NO_NGINX =
  'A journey puts nginx in front of the shop, and there is none. Install it; on Debian, as root: apt-get install nginx-light';

/** Finds the nginx of the journeys, or installs Debian's. */
export async function ensureNginx(): Promise<boolean> {
  if (hasNginx()) return true;
  await ensureInstalled(['nginx-light']);
  if (hasNginx()) return true;
  console.error(NO_NGINX);
  return false;
}

const hasNginx = () => spawnSync('nginx', ['-v']).status === 0;
