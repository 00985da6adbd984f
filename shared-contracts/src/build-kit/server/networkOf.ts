import { isIPv4, isIPv6 } from 'node:net';

/**
 * Bits of the network in the fourth group of an IPv6 address. Subscribers choose the other bits.
 */
const NETWORK_BITS = 0xff00;
const GROUPS = 8;

/**
 * Returns the network of a client, because rate limits count requests by network. An IPv4 address
 * is its own network, even if it is mapped to IPv6 (`::ffff:203.0.113.7`). For an IPv6 address,
 * only the first 56 bits count. A subscriber gets 256 or more /64 networks, and could otherwise use
 * a new address for each request.
 * @param address as reported by the connection or the gateway; other texts are returned unchanged
 */
export function networkOf(address: string): string {
  const [bare = ''] = address.split('%');
  if (!isIPv6(bare)) return address;
  const groups = readGroups(bare);
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  if (isMapped) return writeIpv4(groups);
  const [first = 0, second = 0, third = 0, fourth = 0] = groups;
  const network = [first, second, third, fourth & NETWORK_BITS].map((group) => group.toString(16));
  return `${network.join(':')}::/56`;
}

/** Splits a valid address into eight groups. Expands `::` and a dotted IPv4 ending. */
function readGroups(address: string): number[] {
  const [head = '', tail] = address.split('::');
  const first = parseGroups(head);
  if (tail === undefined) return first;
  const last = parseGroups(tail);
  const left = Math.max(0, GROUPS - first.length - last.length);
  return [...first, ...Array<number>(left).fill(0), ...last];
}

const parseGroups = (text: string) =>
  text
    .split(':')
    .filter(Boolean)
    .flatMap((group) => (isIPv4(group) ? readIpv4(group) : [Number.parseInt(group, 16)]));

function readIpv4(address: string): number[] {
  const [a = 0, b = 0, c = 0, d = 0] = address.split('.').map(Number);
  return [a * 256 + b, c * 256 + d];
}

const writeIpv4 = (groups: number[]) =>
  groups
    .slice(-2)
    .flatMap((group) => [group >> 8, group & 255])
    .join('.');
