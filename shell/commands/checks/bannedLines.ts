import { listFiles, listTextFiles } from '../projectFiles';
import { type Check, findLines } from './Check';

// The one-letter character classes, such as `[D]`, keep this file from matching itself.
const LEFTOVER = /\b(TO[D]O|FIX[M]E|XX[X])\b|\/(home|root|work|Users)\/[a-z]+\//;

export const leftovers: Check = {
  title: 'No file contains an open task or the path of one machine',
  find: async (tree) => findLines(tree, await listTextFiles(tree), LEFTOVER),
};

const SECRET =
  /-----BEGIN [A-Z ]*PRIVATE KEY|AKIA[0-9A-Z]{16}|gh[pousr]_[A-Za-z0-9]{36}|xox[abprs]-[0-9]|sk_live_/;

export const secrets: Check = {
  title: 'No secret is in the tree',
  find: async (tree) => {
    const files = await listTextFiles(tree);
    return findLines(
      tree,
      files.filter((file) => !file.endsWith('checks/bannedLines.ts')),
      SECRET,
    );
  },
};

const WEAK_CRYPTOGRAPHY =
  /['"](md5|sha1|aes-\d+-(ecb|cbc)|des|des-ede3|rc4)['"]|RSA_PKCS1_PADDING|rejectUnauthorized|NODE_TLS_REJECT/i;

/**
 * Files that may contain weak cryptography. Payment providers and the service for leaked passwords
 * require it. Seed data and test servers need no strong hash.
 */
const PRESCRIBED = [
  'providers/breachedPasswords.ts',
  'providers/breachedPasswords.test.ts',
  'testing/serveRanges.ts',
  'payments/gateways/cardSignature.ts',
  'payments/gateways/nagadCipher.ts',
  'seed/stable.ts',
  'testing/startS3Server.ts',
  'checks/bannedLines.ts',
];

export const weakCryptography: Check = {
  title: 'No broken hash, padding or cipher is used, and no certificate goes unchecked',
  find: async (tree) => {
    const files = await listFiles(tree);
    const sources = files.filter(
      (file) =>
        /\.(ts|tsx|mjs)$/.test(file) && !PRESCRIBED.some((prescribed) => file.endsWith(prescribed)),
    );
    return findLines(tree, sources, WEAK_CRYPTOGRAPHY);
  },
};

const COLOUR = /#[0-9a-f]{3,8}\b(?=[;\s,)'"`]|$)|\b(rgba?|hsla?|oklch|oklab|hwb|lab|lch)\(/i;

/** Files that may contain colours: tokens, the API's pages and e-mails, icons, checks, tests. */
const COLOURED = [
  /^shared-contracts\/src\/design-system\/design\//,
  /^shared-contracts\/reference-api\//,
  /^shell\/commands\/(checks\/|buildIcons)/,
  /\.test\.tsx?$/,
];

export const rawColours: Check = {
  title: 'Colours come from tokens',
  find: async (tree) => {
    const files = await listFiles(tree);
    const painted = files.filter(
      (file) => /\.tsx?$/.test(file) && !COLOURED.some((pattern) => pattern.test(file)),
    );
    return findLines(tree, painted, COLOUR);
  },
};

const WEAK =
  /\b(it|test)(\.each\(.*\))?\(\s*['"`](should\b|renders correctly|works\b)|toMatch\w*Snapshot/;

export const testTitles: Check = {
  title: 'Test titles state behaviour in the present tense, and no test keeps snapshots',
  find: async (tree) => {
    const files = await listFiles(tree);
    const tests = files.filter((file) => /\.(test|journey)\.tsx?$/.test(file));
    return findLines(tree, tests, WEAK);
  },
};
