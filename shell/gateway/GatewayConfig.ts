import type { MarketConfig } from '@marketplace/contracts/marketConfig';
import { releasesLocation } from '../release/packageSources';
import { readMarketConfig } from './readMarketConfig';

export interface GatewayConfig {
  port: number;
  /** Address to listen on; the default is reached from this machine alone. */
  host: string;
  /** Public origin of the shop; defaults to that of each request. */
  publicOrigin?: string;
  /** Origin of the API host, without a path. */
  apiOrigin: string;
  /** Folder, or http(s) origin, that holds `registry.json` and the releases. */
  releasesUrl: string;
  /** Render processes per composition. */
  workers: number;
  /** Memory for kept pages, bytes; 0 keeps none. */
  pageCacheBytes: number;
  market: MarketConfig;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** @throws Error naming the variable that cannot be used and what it should hold */
export function readGatewayConfig(environment: Environment): GatewayConfig {
  return {
    port: wholeNumber(environment, 'PORT', 3000, 65_535),
    host: environment.HOST || 'localhost',
    ...(environment.PUBLIC_ORIGIN && { publicOrigin: origin(environment, 'PUBLIC_ORIGIN', '') }),
    apiOrigin: origin(environment, 'API_ORIGIN', 'http://127.0.0.1:4000'),
    releasesUrl: releasesLocation(environment),
    workers: wholeNumber(environment, 'RENDER_WORKERS', 2, 64),
    pageCacheBytes: wholeNumber(environment, 'PAGE_CACHE_MB', 64, 65_536) * 2 ** 20,
    market: readMarketConfig(environment),
  };
}

function wholeNumber(environment: Environment, name: string, fallback: number, most: number) {
  const text = environment[name];
  if (text === undefined || text === '') return fallback;
  const value = Number(text);
  if (!Number.isInteger(value) || value < 0 || value > most) {
    throw new Error(`${name} is "${text}"; it must be a whole number up to ${most}.`);
  }
  return value;
}

function origin(environment: Environment, name: string, fallback: string): string {
  const text = environment[name] || fallback;
  if (!URL.canParse(text) || !/^https?:$/.test(new URL(text).protocol)) {
    throw new Error(`${name} is "${text}"; it must be an address such as https://api.example.com.`);
  }
  return text.replace(/\/$/, '');
}
