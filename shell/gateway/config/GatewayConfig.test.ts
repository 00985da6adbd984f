import { readGatewayConfig } from './GatewayConfig';

describe('readGatewayConfig', () => {
  it('returns defaults if no variable is set', () => {
    expect(readGatewayConfig({})).toMatchObject({ port: 3000, host: 'localhost', workers: 2 });
  });

  it.each([
    [{ PORT: 'abc' }, 'PORT is "abc"; it must be a whole number from 0 to 65535.'],
    [{ PORT: '70000' }, 'PORT is "70000"; it must be a whole number from 0 to 65535.'],
    [{ RENDER_WORKERS: '1.5' }, 'RENDER_WORKERS is "1.5"; it must be a whole number from 1 to 64.'],
    [{ RENDER_WORKERS: '0' }, 'RENDER_WORKERS is "0"; it must be a whole number from 1 to 64.'],
    [
      { API_ORIGIN: 'api' },
      'API_ORIGIN is "api"; it must be an address such as https://api.example.com.',
    ],
    [
      { PUBLIC_ORIGIN: 'shop.example' },
      'PUBLIC_ORIGIN is "shop.example"; it must be an address such as https://api.example.com.',
    ],
    [
      { TRUSTED_PROXIES: 'proxy.example' },
      'TRUSTED_PROXIES names "proxy.example"; it must be a number of proxies from 1 to 9, or addresses such as 10.0.0.0/8,2001:db8::/32.',
    ],
    [{ TRUSTED_PROXIES: '10.0.0.0/33' }, 'TRUSTED_PROXIES names "10.0.0.0/33"'],
    [{ TRUSTED_PROXIES: '0' }, 'TRUSTED_PROXIES names "0"'],
    [
      { API_ORIGIN: 'file:///etc' },
      'API_ORIGIN is "file:///etc"; it must be an address such as https://api.example.com.',
    ],
    [
      { PAYMENT_ORIGINS: 'https://pay.example, https://pay.example/page' },
      'PAYMENT_ORIGINS holds "https://pay.example/page"; it must list origins such as https://pay.example.com.',
    ],
    [
      { QA_ORIGINS: 'http://localhost:4300,localhost' },
      'QA_ORIGINS holds "localhost"; it must list origins such as https://pay.example.com.',
    ],
    [
      { PAYMENT_ORIGINS: 'https://pay.example; script-src *' },
      'PAYMENT_ORIGINS holds "https://pay.example; script-src *"; it must list origins such as https://pay.example.com.',
    ],
  ])('throws an error that names the invalid setting: %j', (environment, sentence) => {
    expect(() => readGatewayConfig(environment)).toThrow(sentence);
  });

  it('enables test sessions only if QA is 1 and, for a public shop, QA_CONFIRMED_ORIGIN is its public origin', () => {
    const PUBLIC_ORIGIN = 'https://shop.example';
    const environment = { QA: '1', QA_KEY: 'k'.repeat(32), PUBLIC_ORIGIN };
    expect(readGatewayConfig({ ...environment, QA: '' }).qaKey).toBeUndefined();
    expect(() => readGatewayConfig(environment)).toThrow(
      'unset QA, or set QA_CONFIRMED_ORIGIN=https://shop.example',
    );
    const other = { ...environment, QA_CONFIRMED_ORIGIN: 'https://other.example' };
    expect(() => readGatewayConfig(other)).toThrow('unset QA');
    const confirmed = { ...environment, QA_CONFIRMED_ORIGIN: PUBLIC_ORIGIN };
    expect(readGatewayConfig(confirmed).qaKey).toHaveLength(32);
  });

  it('reads the origins of payment pages from PAYMENT_ORIGINS', () => {
    const PAYMENT_ORIGINS = 'https://pay.bka.example, http://127.0.0.1:4000';
    expect(readGatewayConfig({ PAYMENT_ORIGINS }).paymentOrigins).toEqual([
      'https://pay.bka.example',
      'http://127.0.0.1:4000',
    ]);
    expect(readGatewayConfig({}).paymentOrigins).toEqual([]);
  });

  it('reads the origins of builds for test sessions from QA_ORIGINS', () => {
    const QA_ORIGINS = 'http://localhost:4300, https://builds.example';
    expect(readGatewayConfig({ QA_ORIGINS }).qaOrigins).toEqual([
      'http://localhost:4300',
      'https://builds.example',
    ]);
    expect(readGatewayConfig({}).qaOrigins).toEqual([]);
  });

  it('removes a trailing slash from the public origin', () => {
    expect(readGatewayConfig({ PUBLIC_ORIGIN: '' }).publicOrigin).toBeUndefined();
    const { publicOrigin } = readGatewayConfig({ PUBLIC_ORIGIN: 'https://shop.example/' });
    expect(publicOrigin).toBe('https://shop.example');
  });

  it.each([
    [undefined, []],
    ['2', 2],
    ['10.0.0.0/8, 2001:db8::/32,loopback', ['10.0.0.0/8', '2001:db8::/32', 'loopback']],
  ])('reads the trusted proxies from TRUSTED_PROXIES: %j', (text, expected) => {
    expect(readGatewayConfig({ TRUSTED_PROXIES: text }).trustedProxies).toEqual(expected);
  });

  it('enables the language selector if FEATURE_LANGUAGE_SELECTOR is 1', () => {
    const shown = readGatewayConfig({ FEATURE_LANGUAGE_SELECTOR: '1' });
    expect(shown.market.isLanguageSelectorShown).toBe(true);
    expect(readGatewayConfig({}).market.isLanguageSelectorShown).toBe(false);
  });
});
