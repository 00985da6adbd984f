import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SECRET_FILES } from './readSecretFiles';
import { refuseUnknownSettings, SETTINGS } from './refuseUnknownSettings';

const ROOT = join(__dirname, '../../../..');

/** Names in the first column of a document's tables of settings. */
function documented(file: string): string[] {
  const rows = readFileSync(join(ROOT, file), 'utf8').match(/^\| .*$/gm) ?? [];
  return rows.flatMap((row) =>
    [
      ...row
        .split(' | ')
        .slice(0, 2)
        .join(' ')
        .matchAll(/`([A-Z][A-Z_]+)`/g),
    ].map(([, name]) => name),
  ) as string[];
}

describe('refuseUnknownSettings', () => {
  it.each([
    ['TRUSTED_PROXY', 'TRUSTED_PROXIES'],
    ['PUBLIC_ORIGINS', 'PUBLIC_ORIGIN'],
    ['RELEASE_URL', 'RELEASES_URL'],
    ['MARKET_BRAND', 'MARKET_BRAND_NAME'],
    ['DATABSE_URL', 'DATABASE_URL'],
    ['BKASH_KEY', 'BKASH_APP_KEY'],
  ])('refuses %s and names %s', (name, similar) => {
    expect(() => refuseUnknownSettings({ [name]: '1' })).toThrow(
      `${name} is not a setting: did you mean ${similar}?`,
    );
  });

  it("accepts all settings, and other programs' variables", () => {
    const own = Object.fromEntries([...SETTINGS, ...SECRET_FILES].map((name) => [name, '1']));
    const others = [
      'HOME',
      'PATH',
      'HOSTNAME',
      'PUBLIC_URL',
      'API_KEY',
      'SESSION_MANAGER',
      'RENDER',
    ];
    const variables = { ...own, ...Object.fromEntries(others.map((name) => [name, '1'])) };
    expect(() => refuseUnknownSettings(variables)).not.toThrow();
    expect(() => refuseUnknownSettings(process.env)).not.toThrow();
  });
});

test('the tables of the documents and the list in the code name the same settings', () => {
  const names = [
    ...documented('shell/docs/settings.md'),
    ...documented('shared-contracts/reference-api/docs/settings.md'),
  ];
  expect([...new Set(names)].sort()).toEqual([...SETTINGS].sort());
});
