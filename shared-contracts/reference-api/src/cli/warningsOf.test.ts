import { warningsOf } from './warningsOf';

const WELL = {
  databaseUrl: 'postgres://shop:secret@db.example/market?sslmode=verify-full',
  smsGateway: { url: 'https://sms.example', token: 'secret' },
  publicOrigin: 'https://shop.example',
  isSeeded: false,
};

describe('the settings of a real market', () => {
  it('cause no warning if they are complete and safe', () => {
    expect(warningsOf(WELL)).toEqual([]);
  });

  it('cause no warning if the database is embedded, even if all other settings are missing', () => {
    const nothing = { databaseUrl: undefined, smsGateway: undefined, publicOrigin: undefined };
    expect(warningsOf({ ...nothing, isSeeded: true })).toEqual([]);
  });

  it('cause one warning if a public shop has the embedded database', () => {
    const warnings = warningsOf({ ...WELL, databaseUrl: undefined });
    expect(warnings).toEqual([expect.stringMatching(/^DATABASE_URL is not set: https:/)]);
  });

  it.each([
    [{ smsGateway: undefined }, /^SMS_GATEWAY_URL/],
    [{ publicOrigin: undefined }, /^PUBLIC_ORIGIN/],
    [{ isSeeded: true }, /^SEED=1/],
    [{ databaseUrl: 'postgres://shop:secret@db.example/market' }, /^DATABASE_URL/],
    [{ databaseUrl: 'postgres://shop:secret@10.0.0.5/market?sslmode=disable' }, /^DATABASE_URL/],
    [{ databaseUrl: 'postgres://shop:secret@db.example/m?sslmode=no-verify' }, /^DATABASE_URL/],
    [
      { databaseUrl: 'postgres://db.example/m?uselibpqcompat=true&sslmode=require' },
      /^DATABASE_URL/,
    ],
  ])('cause a warning without secrets if they contain %j', (settings, warning) => {
    const warnings = warningsOf({ ...WELL, ...settings });
    expect(warnings).toEqual([expect.stringMatching(warning)]);
    expect(warnings.join()).not.toContain('secret');
  });

  it.each([
    'postgres://shop:secret@127.0.0.1:5432/market',
    'postgresql://localhost/market',
    'postgres://[::1]/market',
    'postgres:///market?host=/run/postgresql',
  ])('cause no warning about a database on this machine without encryption: %s', (databaseUrl) => {
    expect(warningsOf({ ...WELL, databaseUrl })).toEqual([]);
  });
});
