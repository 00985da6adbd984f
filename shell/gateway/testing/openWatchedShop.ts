import { mkdtempSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { defaultMarketConfig } from '@marketplace/contracts/marketConfig';
import type { PartName } from '@marketplace/contracts/pages/pageTable';
import { PROJECT_PARTS } from '@marketplace/contracts/testing/projectPages';
import { EMPTY_PART, type Registry } from '../../release/Registry';
import { PRODUCTION } from '../../release/releaseSettings';
import { signWithdrawal } from '../../release/signing/withdrawal';
import { CompositionWatcher } from '../composition/CompositionWatcher';
import type { GatewayConfig } from '../config/GatewayConfig';
import { requestRender, type WorkerSource } from '../pages/requestRender';
import { openReleaseStore } from '../releases/ReleaseStore';
import { ORIGIN_HEADER } from '../workers/renderProtocol';
import { writeFakeReleases } from './writeFakeReleases';

/** Returns the code of a remote whose page is the given text. */
export const page = (name: string) => `exports.page = async () => '${name}';`;

/** Code of a remote whose page loops forever when it is rendered for the second time. */
export const LOOP_LATER =
  'let isTried = false; exports.page = async () => { while (isTried); isTried = true; return "bad"; };';

type Live = Partial<Record<PartName, string>>;

let events: Record<string, unknown>[] = [];
let stopAll: (() => Promise<void>)[] = [];

/** Events of the watcher that was started last. */
export const reported = () => events;
export const find = (name: string) => events.find(({ event }) => event === name);

/** Adds a function that `stopShops` calls. */
export const stopLater = (stop: () => Promise<void>) => void stopAll.push(stop);

export async function stopShops(): Promise<void> {
  await Promise.all(stopAll.map((stop) => stop()));
  stopAll = [];
}

/**
 * Creates a folder of small releases with a registry.
 * @returns functions that change the folder, and a function that starts a watcher of the folder
 */
export function openShop() {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'watcher-'));
  const { folder, releaseTrust, privateKey, writeRelease } = writeFakeReleases({
    mf_content: page('first'),
  });
  const file = path.join(folder, 'registry.json');
  const write = (registry: Registry) => {
    writeFileSync(`${file}.draft`, JSON.stringify(registry));
    renameSync(`${file}.draft`, file);
  };
  /**
   * @param fallback last good version of mf_content
   * @param tried part → version of its canary
   */
  const writeRegistry = (live: Live, fallback?: string, tried: Live = {}) => {
    const parts = [...new Set([...PROJECT_PARTS, ...Object.keys(live)])].map((part) => {
      const releases = { [live[part] ?? '1']: 'live' };
      const version = tried[part];
      const canary = version && { version, share: 0.5, since: '2026-11-24' };
      const all = { releases, history: [], ...(canary && { canary }) };
      return [part, { ...all, ...(part === 'mf_content' && { fallback }) }];
    });
    write(Object.fromEntries(parts));
  };
  writeRegistry({});
  /** Adds the signed withdrawal of a release to the registry, and changes nothing else. */
  const withdraw = (part: PartName, version: string) => {
    const registry: Registry = JSON.parse(readFileSync(file, 'utf8'));
    const known = registry[part] ?? EMPTY_PART;
    const signature = signWithdrawal(part, version, privateKey);
    const withdrawn = { ...known.withdrawn, [version]: signature };
    write({ ...registry, [part]: { ...known, withdrawn } });
  };

  /**
   * Starts the watcher of a gateway. After it has stopped, another watcher may use the same
   * folders.
   */
  async function start(releasesUrl = folder, settings: Pick<GatewayConfig, 'sourceParts'> = {}) {
    events = [];
    const market = defaultMarketConfig;
    const config = {
      ...{
        port: 0,
        trustedProxies: [],
        host: '',
        apiOrigin: '',
        apiOrigins: [],
        dataDir,
        workers: 1,
      },
      ...{ releasesUrl, releaseTrust, releaseChannel: PRODUCTION },
      ...{
        workerMemoryBytes: 2 ** 30,
        pageCacheBytes: 0,
        paymentOrigins: [],
        qaOrigins: [],
        market,
        qaLog: '',
      },
      ...settings,
    };
    const report = (event: object) => {
      // Memory reports are left out, because they arrive at unpredictable times.
      if (!('bytes' in event)) events.push({ ...event });
    };
    const watcher = new CompositionWatcher(config, openReleaseStore(config), report);
    stopLater(() => watcher.stop());
    await watcher.start();
    const ask = async (url: string, source: WorkerSource = watcher) => {
      const headers = { [ORIGIN_HEADER]: 'http://localhost' };
      return text((await requestRender(source, { url, headers, network: '' })).body);
    };
    return { watcher, ask };
  }
  return { dataDir, folder, file, releaseTrust, writeRelease, writeRegistry, withdraw, start };
}

export async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  const end = Date.now() + 60_000;
  while (!(await isSo())) {
    if (Date.now() > end) throw new Error(`It does not come: ${JSON.stringify(events)}`);
    await sleep(50);
  }
}
