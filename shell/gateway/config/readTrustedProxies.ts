import { isIP } from 'node:net';

const NAMED_NETWORKS = ['loopback', 'linklocal', 'uniquelocal'];

/**
 * Reads `TRUSTED_PROXIES`: IP addresses and networks, separated by commas, or a number of proxies
 * from 1 to 9.
 * @throws Error that names an invalid entry
 */
export function readTrustedProxies(text: string | undefined): string[] | number {
  if (!text) return [];
  if (/^[1-9]$/.test(text)) return Number(text);
  const proxies = text.split(',').map((proxy) => proxy.trim());
  const unknown = proxies.find((proxy) => !isNetwork(proxy) && !NAMED_NETWORKS.includes(proxy));
  if (unknown === undefined) return proxies;
  throw new Error(
    `TRUSTED_PROXIES names "${unknown}"; it must be a number of proxies from 1 to 9, or addresses such as 10.0.0.0/8,2001:db8::/32.`,
  );
}

function isNetwork(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  return bits === undefined || (/^\d+$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
}
