import path from 'node:path';
import type { MarketConfig } from '@marketplace/contracts/marketConfig';
import { REPOSITORY } from '../../release/packageSources';
import { readReleaseSettings } from '../../release/releaseSettings';
import { readMarketConfig } from './readMarketConfig';
import { readTrustedProxies } from './readTrustedProxies';

/** Where other machines read the metrics: a listener of its own, which no shopper's proxy leads to. */
export interface MetricsAddress {
  host: string;
  port: number;
}

export interface GatewayConfig {
  port: number;
  /** Address to listen on; only this machine can reach the default. */
  host: string;
  /** Public origin of the shop; defaults to that of each request. */
  publicOrigin?: string;
  /**
   * Proxies whose `X-Forwarded-For`, `-Host` and `-Proto` are trusted: addresses and networks, or the
   * number of proxies between shoppers and this gateway.
   */
  trustedProxies: string[] | number;
  /** Origin of the API host, without a path. */
  apiOrigin: string;
  /** Folder, http(s) origin or bucket that holds `registry.json` and the releases. */
  releasesUrl: string;
  /** File of the keys that releases must be signed with. */
  releaseTrust: string;
  /** Channel whose releases the gateway runs. */
  releaseChannel: string;
  /** Folder in which the gateway keeps the last good composition and the withdrawn releases. */
  dataDir: string;
  /** Render processes per composition, at least 1; the gateway keeps one more on standby. */
  workers: number;
  /** Resident bytes past which a render process is replaced. */
  workerMemoryBytes: number;
  /** Memory of the page cache, bytes; 0 disables it. */
  pageCacheBytes: number;
  /** Listening address of `/metrics` for other machines; without it only this machine can read them. */
  metricsAddress?: MetricsAddress;
  /** Origins of the payment pages that forms of the shop may redirect to. */
  paymentOrigins: readonly string[];
  market: MarketConfig;
}

/** Default port of `/metrics` for other machines, from Prometheus's range for exporters. */
const METRICS_PORT = 9464;

type Environment = Readonly<Record<string, string | undefined>>;

/** @throws Error naming an invalid variable and what it should hold */
export function readGatewayConfig(environment: Environment): GatewayConfig {
  const releases = readReleaseSettings(environment);
  return {
    port: wholeNumber(environment, 'PORT', 3000, [0, 65_535]),
    host: environment.HOST || 'localhost',
    ...(environment.PUBLIC_ORIGIN && { publicOrigin: origin(environment, 'PUBLIC_ORIGIN', '') }),
    trustedProxies: readTrustedProxies(environment.TRUSTED_PROXIES),
    apiOrigin: origin(environment, 'API_ORIGIN', 'http://127.0.0.1:4000'),
    releasesUrl: releases.location,
    releaseTrust: releases.keys.trust,
    releaseChannel: releases.channel,
    dataDir: path.resolve(REPOSITORY, environment.DATA_DIR || '.data'),
    workers: wholeNumber(environment, 'RENDER_WORKERS', 2, [1, 64]),
    workerMemoryBytes: wholeNumber(environment, 'RENDER_WORKER_MB', 400, [0, 65_536]) * 2 ** 20,
    pageCacheBytes: wholeNumber(environment, 'PAGE_CACHE_MB', 64, [0, 65_536]) * 2 ** 20,
    ...(environment.METRICS_HOST && {
      metricsAddress: {
        host: environment.METRICS_HOST,
        port: wholeNumber(environment, 'METRICS_PORT', METRICS_PORT, [0, 65_535]),
      },
    }),
    paymentOrigins: paymentOrigins(environment),
    market: readMarketConfig(environment),
  };
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

function paymentOrigins(environment: Environment): string[] {
  const name = 'PAYMENT_ORIGINS';
  const texts = (environment[name] ?? '').split(',').map((text) => text.trim());
  return texts.filter(Boolean).map((text) => {
    // Anything but a plain origin could add directives to the page policy.
    const isOrigin = URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
    if (isOrigin && new URL(text).origin === text) return text;
    throw new Error(
      `${name} holds "${text}"; it must list origins such as https://pay.example.com.`,
    );
  });
}

function origin(environment: Environment, name: string, fallback: string): string {
  const text = environment[name] || fallback;
  if (!URL.canParse(text) || !/^https?:$/.test(new URL(text).protocol)) {
    throw new Error(`${name} is "${text}"; it must be an address such as https://api.example.com.`);
  }
  return text.replace(/\/$/, '');
}
