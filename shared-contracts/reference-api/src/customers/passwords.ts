import { hash, type Options, verify } from '@node-rs/argon2';

interface HashCost {
  /** Memory in KiB. */
  memoryCost: number;
  /** Passes over the memory. */
  timeCost: number;
}

/** OWASP's minimum for argon2id: 19 MiB, two passes, one lane. */
export const HASH_COST: HashCost = { memoryCost: 19_456, timeCost: 2 };

const OPTIONS: Options = {
  // The value of `Algorithm.Argon2id`, written as a number because `isolatedModules` does not allow
  // the package's const enum.
  algorithm: 2,
  parallelism: 1,
  ...HASH_COST,
};

/** Sets the cost of all later hashes in this process. Tests need cheap hashes. */
export function setHashCost(cost: HashCost): void {
  Object.assign(OPTIONS, cost);
  decoy = createDecoy();
}

/**
 * Hashes a password or a code. Normalises it first, because some keyboards write য় as one
 * character and others as two, and both must be the same password.
 * @param salt salt of another hash (from `saltOf`), if the two hashes are to be compared as texts
 */
export const hashPassword = (password: string, salt?: Uint8Array) =>
  hash(password.normalize('NFC'), { ...OPTIONS, salt });

/**
 * True if a hash has a different cost than new hashes. In this case, the next sign-in replaces it.
 */
export const isOfOtherCost = (passwordHash: string) =>
  passwordHash.split('$').at(-3) !==
  `m=${OPTIONS.memoryCost},t=${OPTIONS.timeCost},p=${OPTIONS.parallelism}`;

/** Extracts the salt from a hash: `$argon2id$v=…$m=…$<salt>$<digest>`. */
export const saltOf = (passwordHash: string) =>
  Buffer.from(passwordHash.split('$').at(-2) ?? '', 'base64');

// Hash to compare with if an account does not exist. It is created at import. Otherwise the first
// request for an unknown account would take longer than later requests.
const createDecoy = () => hashPassword('no account has this password');
let decoy = createDecoy();

/**
 * Compares a password with a hash. Takes the same time if there is no hash, because the time must
 * not reveal which accounts exist.
 */
export async function verifyPassword(
  passwordHash: string | undefined,
  password: string,
): Promise<boolean> {
  const isRight = await verify(passwordHash ?? (await decoy), password.normalize('NFC'));
  return isRight && passwordHash !== undefined;
}
