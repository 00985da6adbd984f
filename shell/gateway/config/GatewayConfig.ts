import path from 'node:path';
import type { MarketConfig } from '@marketplace/contracts/marketConfig';
import type { PartName } from '@marketplace/contracts/pages/pageTable';
import type { MetricsAddress } from '@marketplace/contracts/server/metricsListener';
import { readQaKey } from '@marketplace/contracts/server/qaKey';
import { refuseUnknownSettings } from '@marketplace/contracts/server/refuseUnknownSettings';
import { REPOSITORY } from '../../release/packageSources';
import { gatewayLog, readReleaseSettings } from '../../release/releaseSettings';
import { readApiOrigins } from './readApiOrigins';
import { readMarketConfig } from './readMarketConfig';
import { readOrigins } from './readOrigins';
import { readTrustedProxies } from './readTrustedProxies';

export interface GatewayConfig {
  port: number;
  /** Address to listen on. By default, only this machine can connect. */
  host: string;
  /** Public origin of the shop. Without it, the shop uses the host of each request. */
  publicOrigin?: string;
  /**
   * Proxies whose `X-Forwarded-For`, `-Host` and `-Proto` headers are trusted: IP addresses and
   * networks, or the number of proxies between shoppers and this gateway.
   */
  trustedProxies: string[] | number;
  /** Base URLs of the API's hosts, without a trailing slash. All have the same path. */
  apiOrigins: readonly string[];
  /** The first of `apiOrigins`, for parts of the shop that need only one. */
  apiOrigin: string;
  /** Folder, http(s) origin or bucket with `registry.json` and the releases. */
  releasesUrl: string;
  /** File with the keys that are trusted to sign releases. */
  releaseTrust: string;
  /** Channel whose releases the gateway runs. */
  releaseChannel: string;
  /**
   * Folder in which the gateway keeps the last good composition and the list of withdrawn releases.
   */
  dataDir: string;
  /** Render processes per composition, at least 1. The gateway keeps one more on standby. */
  workers: number;
  /**
   * Parts that a development command builds from source. No page of a build is rendered before the
   * build serves, and the process on standby has loaded the other releases.
   */
  sourceParts?: readonly PartName[];
  /** Memory (resident bytes) above which a render process is replaced. */
  workerMemoryBytes: number;
  /** Memory of the page cache, bytes; 0 disables it. */
  pageCacheBytes: number;
  /** Address at which other machines can read `/metrics`. Without it, only this machine can. */
  metricsAddress?: MetricsAddress;
  /** Origins of payment pages to which forms of the shop may redirect. */
  paymentOrigins: readonly string[];
  market: MarketConfig;
  /** Key of test sessions. Without a key, the gateway offers no test sessions. */
  qaKey?: Buffer;
  /** Origins from which test sessions may load the builds of developers. */
  qaOrigins: readonly string[];
  /** Log file of the gateway. Testers search it for the page that showed a given error code. */
  qaLog: string;
}

/**
 * Default port of `/metrics` for other machines, from the range that Prometheus's exporters use.
 */
const METRICS_PORT = 9464;

type Environment = Readonly<Record<string, string | undefined>>;

/** @throws Error that names an invalid variable and its expected value */
export function readGatewayConfig(environment: Environment): GatewayConfig {
  refuseUnknownSettings(environment);
  const releases = readReleaseSettings(environment);
  const dataDir = path.resolve(REPOSITORY, environment.DATA_DIR || '.data');
  refuseUnconfirmedQa(environment);
  const apiOrigins = readApiOrigins(environment.API_ORIGIN);
  return {
    port: wholeNumber(environment, 'PORT', 3000, [0, 65_535]),
    host: environment.HOST || 'localhost',
    ...(environment.PUBLIC_ORIGIN && { publicOrigin: origin(environment, 'PUBLIC_ORIGIN') }),
    trustedProxies: readTrustedProxies(environment.TRUSTED_PROXIES),
    apiOrigins,
    apiOrigin: apiOrigins[0],
    releasesUrl: releases.location,
    releaseTrust: releases.keys.trust,
    releaseChannel: releases.channel,
    dataDir,
    workers: wholeNumber(environment, 'RENDER_WORKERS', 2, [1, 64]),
    ...(environment.SOURCE_PARTS && { sourceParts: environment.SOURCE_PARTS.split(',') }),
    workerMemoryBytes: wholeNumber(environment, 'RENDER_WORKER_MB', 400, [0, 65_536]) * 2 ** 20,
    pageCacheBytes: wholeNumber(environment, 'PAGE_CACHE_MB', 64, [0, 65_536]) * 2 ** 20,
    ...(environment.METRICS_HOST && {
      metricsAddress: {
        host: environment.METRICS_HOST,
        port: wholeNumber(environment, 'METRICS_PORT', METRICS_PORT, [0, 65_535]),
      },
    }),
    paymentOrigins: readOrigins(environment, 'PAYMENT_ORIGINS'),
    market: readMarketConfig(environment),
    qaKey: readQaKey(environment, dataDir),
    qaOrigins: readOrigins(environment, 'QA_ORIGINS'),
    qaLog: gatewayLog(environment),
  };
}

/**
 * Refuses test sessions in a public shop unless `QA_CONFIRMED_ORIGIN` equals its origin. In a test
 * session, anybody can move the shop's clock and see one-time codes. A value that was copied from
 * another shop's settings confirms nothing.
 */
function refuseUnconfirmedQa({ QA, PUBLIC_ORIGIN = '', QA_CONFIRMED_ORIGIN }: Environment): void {
  const isPublic = PUBLIC_ORIGIN.startsWith('https:');
  if (QA !== '1' || !isPublic || QA_CONFIRMED_ORIGIN === PUBLIC_ORIGIN) return;
  throw new Error(
    `QA=1 opens test sessions to everybody at ${PUBLIC_ORIGIN}: unset QA, or set QA_CONFIRMED_ORIGIN=${PUBLIC_ORIGIN} if this is a shop for testing.`,
  );
}

function wholeNumber(
  environment: Environment,
  name: string,
  fallback: number,
  [least, most]: readonly [least: number, most: number],
) {
  const text = environment[name];
  if (text === undefined || text === '') return fallback;
  const value = Number(text);
  if (!Number.isInteger(value) || value < least || value > most) {
    throw new Error(`${name} is "${text}"; it must be a whole number from ${least} to ${most}.`);
  }
  return value;
}

function origin(environment: Environment, name: string): string {
  const text = environment[name] ?? '';
  if (!URL.canParse(text) || !/^https?:$/.test(new URL(text).protocol)) {
    throw new Error(`${name} is "${text}"; it must be an address such as https://api.example.com.`);
  }
  return text.replace(/\/$/, '');
}
