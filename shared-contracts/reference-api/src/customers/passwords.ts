import { hash, type Options, verify } from '@node-rs/argon2';

interface HashCost {
  /** KiB. */
  memoryCost: number;
  /** Passes over the memory. */
  timeCost: number;
}

/** OWASP's floor for argon2id: 19 MiB, two passes, one lane. */
export const HASH_COST: HashCost = { memoryCost: 19_456, timeCost: 2 };

const OPTIONS: Options = {
  // Algorithm.Argon2id; the package's const enum cannot be read under isolatedModules.
  algorithm: 2,
  parallelism: 1,
  ...HASH_COST,
};

/** Changes what a hash costs in this process: for tests, which make thousands. */
export function setHashCost(cost: HashCost): void {
  Object.assign(OPTIONS, cost);
  decoy = createDecoy();
}

/**
 * Hashes a password, or a code.
 * @param salt of another hash (`saltOf`), where the two are to be compared as texts
 */
// Keyboards disagree on whether য় is one character or two; a password is the same either way.
export const hashPassword = (password: string, salt?: Uint8Array) =>
  hash(password.normalize('NFC'), { ...OPTIONS, salt });

/** True for a hash of another cost than hashes have now: its password is to be hashed again when it comes. */
export const isOfOtherCost = (passwordHash: string) =>
  passwordHash.split('$').at(-3) !==
  `m=${OPTIONS.memoryCost},t=${OPTIONS.timeCost},p=${OPTIONS.parallelism}`;

/** The salt in a hash: `$argon2id$v=…$m=…$<salt>$<digest>`. */
export const saltOf = (passwordHash: string) =>
  Buffer.from(passwordHash.split('$').at(-2) ?? '', 'base64');

// Made at once: the first unknown account must not take longer than the ones after it.
const createDecoy = () => hashPassword('no account has this password');
let decoy = createDecoy();

/** Without a hash, works as long as with one: time must not tell which accounts exist. */
export async function verifyPassword(
  passwordHash: string | undefined,
  password: string,
): Promise<boolean> {
  const isRight = await verify(passwordHash ?? (await decoy), password.normalize('NFC'));
  return isRight && passwordHash !== undefined;
}
