import { fork } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { lastLines } from '@marketplace/contracts/server/lastLines';
import type { OnProgress } from './fillMarket';

const LINES_OF_A_FAILURE = 10;

/**
 * Fills the market in a process that ends with it: drawing pictures and writing the database leave
 * some 300 MB behind, which a server would hold for as long as it runs.
 *
 * @throws Error whose message is what the process said before it failed.
 */
export async function seedApart(onProgress: OnProgress, [, script] = process.argv): Promise<void> {
  const child = fork(script ?? '', ['seed'], { silent: true });
  const said = lastLines(child.stderr, LINES_OF_A_FAILURE);
  if (child.stdout) createInterface(child.stdout).on('line', onProgress);
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(said() || 'The demonstration market could not be filled.');
}
