import { readSettings } from './readSettings';

describe('readSettings', () => {
  it('by default selects a seeded embedded database, developer tools, and a server that only this machine can reach', () => {
    expect(readSettings({ DATA_DIR: '/data' })).toMatchObject({
      host: '127.0.0.1',
      port: 0,
      databaseUrl: undefined,
      mediaDir: '/data/media',
      mediaBaseUrl: '/api/media',
      hasDevTools: true,
      isSeeded: true,
    });
  });

  it.each([
    [{ DATABASE_URL: 'postgres://x/y' }, false],
    [{ DATABASE_URL: 'postgres://x/y', DEV_TOOLS: '1' }, true],
    [{ DATABASE_URL: '', DEV_TOOLS: '0' }, false],
  ])('for %j sets hasDevTools to %p', (env, hasDevTools) => {
    expect(readSettings(env).hasDevTools).toBe(hasDevTools);
  });

  it.each([
    [{}, true],
    [{ DATABASE_URL: 'postgres://x/y' }, true],
    [{ DATABASE_URL: 'postgres://x/y', SEED: '0' }, false],
    [{ DATABASE_URL: 'postgres://x/y', PUBLIC_ORIGIN: 'https://shop.example' }, false],
    [{ DATABASE_URL: 'postgres://x/y', PUBLIC_ORIGIN: 'https://shop.example', SEED: '1' }, true],
  ])(
    'for %j sets isSeeded to %p, because the passwords of the demonstration are public',
    (env, isSeeded) => {
      expect(readSettings(env).isSeeded).toBe(isSeeded);
    },
  );

  it('reads the address of the metrics for other machines, after the port of the gateway', () => {
    expect(readSettings({}).metricsAddress).toBeUndefined();
    const API_METRICS_HOST = '10.0.0.7';
    expect(readSettings({ API_METRICS_HOST }).metricsAddress).toEqual({
      host: '10.0.0.7',
      port: 9465,
    });
    expect(() => readSettings({ API_METRICS_HOST, API_METRICS_PORT: '70000' })).toThrow(
      'API_METRICS_PORT must be a port number from 0 to 65535.',
    );
  });

  it.each(['SEED', 'DEV_TOOLS', 'PAYMENT_SANDBOX'])('accepts only 0 and 1 for %s', (name) => {
    for (const value of ['false', 'no', 'true', ' 0'])
      expect(() => readSettings({ [name]: value })).toThrow(`${name} is "${value}"; it must be`);
  });

  describe('where the public buys', () => {
    const trading = { DATABASE_URL: 'postgres://x/y', PUBLIC_ORIGIN: 'https://shop.example' };

    it.each([
      [{ DEV_TOOLS: '1' }, 'With DEV_TOOLS and PAYMENT_SANDBOX, '],
      [{ DEV_TOOLS: '1', PAYMENT_SANDBOX: '0' }, 'With DEV_TOOLS, '],
      [{ PAYMENT_SANDBOX: '1' }, 'With PAYMENT_SANDBOX, '],
      [{ PAYMENT_SANDBOX: '1', QA_CONFIRMED_ORIGIN: 'https://x.example' }, 'With PAYMENT_SANDBOX'],
    ])('refuses %j', (env, message) => {
      expect(() => readSettings({ ...trading, ...env })).toThrow(message);
    });

    it('accepts developer tools if the shop is confirmed to be for testing', () => {
      const env = { ...trading, DEV_TOOLS: '1', QA_CONFIRMED_ORIGIN: trading.PUBLIC_ORIGIN };
      expect(readSettings(env)).toMatchObject({ hasDevTools: true });
    });

    it('has neither developer tools nor test payments by default', () => {
      const { hasDevTools, payments } = readSettings(trading);
      expect([hasDevTools, payments.hasSandbox]).toEqual([false, false]);
    });
  });

  it.each([
    [{}, { idleDays: 30, mostDays: 180 }],
    [
      { SESSION_IDLE_DAYS: '7', SESSION_MOST_DAYS: '90' },
      { idleDays: 7, mostDays: 90 },
    ],
  ])('for %j sets the session limits to %j', (env, limits) => {
    expect(readSettings(env).sessionLimits).toEqual(limits);
  });

  it.each([
    [{}, undefined],
    [
      { BREACHED_PASSWORDS_ORIGIN: 'https://api.pwnedpasswords.com/range/' },
      'https://api.pwnedpasswords.com',
    ],
  ])('for %j sets the origin of the service that knows leaked passwords to %s', (env, origin) => {
    expect(readSettings(env).breachedPasswordsOrigin).toBe(origin);
  });

  it("reads the operator's token, and refuses one that is so short that it can be guessed", () => {
    const OPERATOR_TOKEN = 'a-token-of-at-least-32-characters';
    expect(readSettings({}).operatorToken).toBeUndefined();
    expect(readSettings({ OPERATOR_TOKEN }).operatorToken).toBe(OPERATOR_TOKEN);
    expect(() => readSettings({ OPERATOR_TOKEN: 'short' })).toThrow('OPERATOR_TOKEN');
  });

  it.each([
    [{}, ['Nodibazar', 'নদীবাজার', 'nodibazar']],
    [{ MARKET_BRAND_NAME: 'Haor Hut' }, ['Haor Hut', 'nodibazar']],
    [
      {
        MARKET_BRAND_NAME: 'Haor Hut',
        MARKET_BRAND_NAME_BN: 'হাওর হাট',
        MARKET_BRAND_SLUG: 'haor-hut',
      },
      ['Haor Hut', 'হাওর হাট', 'haor-hut'],
    ],
  ])('for %j sets the brand names to %j', (env, names) => {
    expect(readSettings(env).brandNames).toEqual(names);
  });

  it.each([
    [{}, 'http://localhost:3000'],
    [{ PORT: '3100' }, 'http://localhost:3100'],
    [{ PORT: '3100', PUBLIC_ORIGIN: 'https://shop.example/' }, 'https://shop.example'],
  ])('for %j makes links in messages lead to %s', (env, origin) => {
    const { publicOrigin, localOrigin } = readSettings(env);
    expect(publicOrigin ?? localOrigin).toBe(origin);
  });

  it.each(['0', '-1', '1.5', '401', 'ever'])('refuses a session limit of %s days', (days) => {
    for (const name of ['SESSION_IDLE_DAYS', 'SESSION_MOST_DAYS']) {
      expect(() => readSettings({ [name]: days })).toThrow(
        `${name} must be a whole number of days from 1 to 400.`,
      );
    }
  });

  it('returns a mail server and an SMS gateway only if their URLs are set', () => {
    expect(
      readSettings({ SMS_GATEWAY_TOKEN: 'secret', SMTP_FROM: 'shop@example.com' }),
    ).toMatchObject({
      smtp: undefined,
      smsGateway: undefined,
    });
    const settings = readSettings({
      SMTP_URL: 'smtps://shop:pass@mail.example:465',
      SMTP_FROM: 'Shop <shop@example.com>',
      SMS_GATEWAY_URL: 'https://sms.example/send',
      SMS_GATEWAY_TOKEN: 'secret',
    });
    expect(settings).toMatchObject({
      smtp: { url: 'smtps://shop:pass@mail.example:465', from: 'Shop <shop@example.com>' },
      smsGateway: { url: 'https://sms.example/send', token: 'secret' },
    });
  });

  it.each(['http://127.0.0.1:8080/send', 'http://localhost/send', 'http://[::1]/send'])(
    'accepts an unencrypted SMS gateway on this machine: %s',
    (url) => {
      expect(readSettings({ SMS_GATEWAY_URL: url }).smsGateway?.url).toBe(url);
    },
  );

  it.each([
    [{ API_PORT: '70000' }, 'API_PORT must be a port number'],
    [{ API_PORT: '-1' }, 'API_PORT must be a port number'],
    [{ API_PORT: 'eighty' }, 'API_PORT must be a port number'],
    [{ DATABASE_URL: 'localhost' }, 'DATABASE_URL must start with'],
    [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL must start with'],
    [{ SMTP_URL: 'mail.example', SMTP_FROM: 'shop@example.com' }, 'SMTP_URL'],
    [{ SMTP_URL: 'smtp://mail.example' }, 'SMTP_FROM'],
    [{ SMTP_URL: 'smtp://mail.example', SMTP_FROM: 'Shop' }, 'SMTP_FROM'],
    [{ SMS_GATEWAY_URL: 'sms.example/send' }, 'SMS_GATEWAY_URL'],
    [{ BREACHED_PASSWORDS_ORIGIN: 'api.pwnedpasswords.com' }, 'BREACHED_PASSWORDS_ORIGIN'],
    [{ SMS_GATEWAY_URL: 'http://sms.example/send' }, 'SMS_GATEWAY_URL must be a URL that starts'],
    [{ SMS_GATEWAY_URL: 'http://localhost.example/send' }, 'SMS_GATEWAY_URL'],
  ])('refuses the environment %j, and names the invalid variable', (env, name) => {
    expect(() => readSettings(env)).toThrow(name);
  });
});
