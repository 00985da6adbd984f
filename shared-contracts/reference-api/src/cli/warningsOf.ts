import { isThisMachine } from '../providers/isEncrypted';
import type { Settings } from './readSettings';

type Warned = Pick<Settings, 'databaseUrl' | 'smsGateway' | 'publicOrigin' | 'isSeeded'>;

/** Returns warnings about settings with which a market runs, but must not sell to the public. */
export function warningsOf({ databaseUrl, smsGateway, publicOrigin, isSeeded }: Warned): string[] {
  if (!databaseUrl) {
    return publicOrigin?.startsWith('https:')
      ? [
          `DATABASE_URL is not set: ${publicOrigin} has the demonstration's accounts, whose password is public, and test payments`,
        ]
      : [];
  }
  const warnings: [isFitting: boolean, text: string][] = [
    [
      Boolean(smsGateway),
      'SMS_GATEWAY_URL is not set: codes stay in the outbox, and nobody can verify a phone',
    ],
    [Boolean(publicOrigin), 'PUBLIC_ORIGIN is not set: links in messages lead to this machine'],
    [
      !isSeeded,
      'SEED=1: accounts of the demonstration are open to everybody who knows their password',
    ],
    [
      isDatabaseEncrypted(databaseUrl),
      'DATABASE_URL names another machine without sslmode=verify-full: accounts and orders travel as they are',
    ],
  ];
  return warnings.flatMap(([isFitting, text]) => (isFitting ? [] : [text]));
}

/** Values of `sslmode` for which the driver verifies the certificate without `uselibpqcompat`. */
const CHECKED_MODES = ['require', 'verify-ca', 'verify-full'];

function isDatabaseEncrypted(url: string): boolean {
  const { hostname, searchParams } = new URL(url);
  // A URL without a host name uses a Unix socket, so the database is on this machine.
  if (hostname === '' || isThisMachine(url)) return true;
  const mode = searchParams.get('sslmode') ?? '';
  return CHECKED_MODES.includes(mode) && !searchParams.has('uselibpqcompat');
}
