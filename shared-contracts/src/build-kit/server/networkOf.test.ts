import fc from 'fast-check';
import { networkOf } from './networkOf';

describe('networkOf', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['::FFFF:203.0.113.7', '203.0.113.7'],
    ['::ffff:cb00:7107', '203.0.113.7'],
    ['0:0:0:0:0:ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:0::/56'],
    ['2001:0DB8:0001:0002:ffff:ffff:ffff:ffff', '2001:db8:1:0::/56'],
    ['2001:db8:1:2::', '2001:db8:1:0::/56'],
    ['2001:db8:1:12ff::', '2001:db8:1:1200::/56'],
    ['2001:db8::1', '2001:db8:0:0::/56'],
    ['2001:db8::3:4:5:6', '2001:db8:0:0::/56'],
    ['::2:3:4:5:6:7:8', '0:2:3:0::/56'],
    ['1:2:3:4:5:6:7::', '1:2:3:0::/56'],
    ['fe80::1%eth0', 'fe80:0:0:0::/56'],
    ['::1', '0:0:0:0::/56'],
    ['::', '0:0:0:0::/56'],
    ['64:ff9b::203.0.113.7', '64:ff9b:0:0::/56'],
    // The next two addresses are not IPv4-mapped. They only end in a similar way.
    ['::fffe:203.0.113.7', '0:0:0:0::/56'],
    ['1::ffff:203.0.113.7', '1:0:0:0::/56'],
    ['unknown', 'unknown'],
    ['', ''],
  ])('maps %s to %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });

  it('maps all addresses of one subscriber to the same network, and two subscribers to different networks', () => {
    const group = fc.integer({ min: 0, max: 0xffff });
    const four = fc.tuple(group, group, group, group);
    const write = (groups: number[]) => groups.map((each) => each.toString(16)).join(':');
    const at = (network: number[], machine: number[]) => networkOf(write([...network, ...machine]));
    const isCountedByLine = fc.property(four, four, four, four, (line, other, one, two) => {
      const isOfLine = (networkOf: number[]) =>
        write([...networkOf.slice(0, 3), (networkOf[3] ?? 0) >> 8]);
      fc.pre(line.some((each) => each !== 0) && isOfLine(line) !== isOfLine(other));
      expect(at(line, one)).toBe(at(line, two));
      expect(at(line, one)).not.toBe(at(other, one));
    });
    fc.assert(isCountedByLine);
  });
});
