import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { listFiles } from '../projectFiles';
import { type Check, findLines } from './Check';

export const INVENTORY = 'shared-contracts/docs/security-inventory.md';

/**
 * Matches files that do not run in production: tools, tests, their servers, and type declarations.
 */
const ASIDE =
  /\.(test|journey)\.tsx?$|\/(testing|e2e|commands|bench|conformance|sandboxes)\/|\.d\.ts$/;

const CRYPTOGRAPHY =
  /\bcreate(Hash|Hmac|Sign|Verify|Cipheriv|Decipheriv|PrivateKey|PublicKey)\(|\brandom(Bytes|Int)\(|generateKeyPair|publicEncrypt\(|privateDecrypt\(|@node-rs\/argon2|crypto\.subtle|getRandomValues\(/;

/** Code that connects a server to other machines or to a database. */
const CONNECTION =
  /\bfetch\(|\baxios\.|createTransport\(|new pg\.Pool\(|new S3Client\(|register\(proxy,/;
const SERVERS =
  /^(shell\/(gateway|release)|shared-contracts\/reference-api\/src)\/|\/sendWithRetries\.ts$/;

const TABLE = /^ {2}(\w+): (?:\{|[A-Z]\w* & \{)/gm;

/**
 * Finds files and tables that a document does not name in backticks. A file matches by the end of
 * its path, a table by its name.
 */
export function findUnnamed(document: string, wanted: readonly string[]): string[] {
  const named = [...document.matchAll(/`([^`\s]+)`/g)].map(([, name = '']) => name);
  return wanted.filter(
    (item) =>
      !named.some((name) => item === name || (/[./]/.test(name) && item.endsWith(`/${name}`))),
  );
}

/** Lists the names of the tables that a file in `database/` declares. */
export const tablesOf = (source: string): string[] =>
  [...source.matchAll(TABLE)].map(([, name = '']) => name);

export const securityInventory: Check = {
  title: 'The security inventory names each use of cryptography, each connection and each table',
  find: async ({ root }) => {
    const files = (await listFiles({ root })).filter(
      (file) => /\.tsx?$/.test(file) && !ASIDE.test(file),
    );
    const filesWith = async (pattern: RegExp, among = files) => {
      const lines = await findLines({ root }, among, pattern);
      return [...new Set(lines.map((line) => line.split(':')[0] ?? ''))];
    };
    const read = (file: string) => readFile(join(root, file), 'utf8');
    const tables = files.filter((file) => /\/database\/\w+Tables\.ts$/.test(file));
    const wanted = [
      ...(await filesWith(CRYPTOGRAPHY)),
      ...(await filesWith(
        CONNECTION,
        files.filter((file) => SERVERS.test(file)),
      )),
      ...(await Promise.all(tables.map(read))).flatMap(tablesOf),
    ];
    return findUnnamed(await read(INVENTORY), wanted).map(
      (item) => `${item} is missing in ${INVENTORY}`,
    );
  },
};
