import { coarseNetwork, deviceName } from './sessionFacts';

const WEBKIT = 'AppleWebKit/537.36 (KHTML, like Gecko)';

describe('deviceName', () => {
  it.each([
    [
      `Mozilla/5.0 (Linux; Android 10; K) ${WEBKIT} Chrome/130.0 Mobile Safari/537.36`,
      'Chrome, Android',
    ],
    [
      `Mozilla/5.0 (Linux; Android 10; K) ${WEBKIT} SamsungBrowser/26.0 Chrome/122.0 Mobile Safari/537.36`,
      'Samsung Internet, Android',
    ],
    [
      `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/130.0 Safari/537.36 Edg/130.0`,
      'Edge, Windows',
    ],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1 Version/17.5 Safari/605.1',
      'Safari, macOS',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1 CriOS/125.0 Mobile Safari/604.1',
      'Chrome, iPhone',
    ],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:131.0) Gecko/20100101 Firefox/131.0', 'Firefox, Linux'],
    ['Dalvik/2.1.0 (Linux; U; Android 9)', 'Android'],
    ['node', null],
    ['Your bank: call 01700000000', null],
    [undefined, null],
  ])('converts the user agent %s to %s', (userAgent, name) => {
    expect(deviceName(userAgent)).toBe(name);
  });
});

describe('coarseNetwork', () => {
  it.each([
    ['203.0.113.7', '203.0.113.x'],
    ['2001:db8:1:200::/56', '2001:db8:1:x'],
    ['unknown', null],
    ['', null],
  ])('converts the network %s to %s', (network, coarse) => {
    expect(coarseNetwork(network)).toBe(coarse);
  });
});
