import { execFile } from 'node:child_process';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { copySources } from '@marketplace/contracts/testing/copySources';
import { fillTranslations } from '@marketplace/contracts/testing/fillTranslations';
import { startApi } from '@marketplace/contracts/testing/startMarketplace';
import { OWN_KEYS, publishCheckout } from '../start/publishReleases';
import type { BenchResult } from './saveReport';
import { formatTable } from './statistics';

const PACKAGE = 'mf-catalog';
const SOURCE = 'mf-catalog/src/cards/ProductCard.tsx';
const LABEL = '<Trans>Out of Stock</Trans>';
const NEW_LABEL = '<Trans>Sold out</Trans>';
const WHY = ['--why', 'benchmark'];

/**
 * Measures the commands of a new developer's first change: a label of the product card in three
 * languages. The benchmark `loop` measures how soon the change is seen.
 */
export async function benchChange(root: string): Promise<BenchResult> {
  const dataDir = join(root, '.cache/bench');
  await publishCheckout(root, dataDir, (line) => console.log(line));
  const folder = join(root, '.cache/change');
  await copySources(folder);
  const api = await startApi({ dataDir, env: OWN_KEYS });
  const rows: string[][] = [];
  const time = async (what: string, cwd: string, env: object, ...words: string[]) => {
    console.log(`${what} …`);
    const started = performance.now();
    await promisify(execFile)('npm', words, { cwd, env: { ...process.env, ...env } });
    const seconds = (performance.now() - started) / 1000;
    rows.push([
      what,
      `\`npm ${words.filter((word) => !WHY.includes(word)).join(' ')}\``,
      seconds.toFixed(0),
    ]);
  };
  try {
    const env = {
      ...OWN_KEYS,
      DATA_DIR: dataDir,
      RELEASES_URL: join(dataDir, 'releases'),
      API_ORIGIN: `http://127.0.0.1:${api.port}`,
    };
    await replaceLabel(join(folder, SOURCE));
    await time('collect the text', folder, env, 'run', 'extract', '--', PACKAGE);
    await fillTranslations(join(folder, PACKAGE));
    // Tests this checkout, because a copy has no history of commits. The label changes no time.
    await time('test', root, {}, 'test', '--', PACKAGE);
    const release = ['run', 'release', '--'];
    const publish = [...release, 'publish', PACKAGE, '--dirty'];
    await time('publish in a preview', folder, env, ...publish, '--channel', 'preview/label');
    await time('publish in staging', folder, env, ...publish, '--channel', 'staging');
    await time('promote', folder, env, ...release, 'promote', PACKAGE, '--dirty', ...WHY);
    await time('roll back', folder, env, ...release, 'rollback', PACKAGE, ...WHY);
    const report = formatTable([['step', 'command', 's'], ...rows]);
    console.log(`\n${report}`);
    return { report, isWithinGoals: true };
  } finally {
    await api.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

/** @throws Error if the file lacks the label */
async function replaceLabel(file: string): Promise<void> {
  const source = await readFile(file, 'utf8');
  if (!source.includes(LABEL)) throw new Error(`${file} has no ${LABEL}.`);
  await writeFile(file, source.replace(LABEL, NEW_LABEL));
}
