import { apiCalls } from '@marketplace/contracts/api/apiCalls';
import { LOCALES } from '@marketplace/contracts/i18n/locale';
import {
  CANARY,
  type ReleaseChoice,
  type ReleaseSide,
  type SessionSettings,
  type Theme,
  type TokenState,
} from '@marketplace/contracts/testSession';
import * as z from 'zod/mini';
import { CHANNEL } from '../../release/channels';
import { PART_NAME } from '../../release/Registry';
import { isOrigin } from '../config/readOrigins';
import { findCodeFault } from './errorStatuses';

/** An error whose message states, for each faulty setting, what to write instead. */
export class SettingsError extends Error {}

const A_CALL = 'write the id of a call, e.g. placeOrder';
const A_CHANNEL = 'write production, canary, staging or preview/<branch>';
const A_CODE = 'write an error code of the contract, e.g. out-of-stock';
const A_REPLY = 'write "broken", "offline" or an object with the key status';
const A_TIME = 'write a time with its zone as in ISO 8601, e.g. 2026-12-16T09:00:00+06:00';
const AN_ORIGIN = 'write an origin without a path, e.g. http://localhost:4300';
const A_LANGUAGE = `write ${LOCALES.join(', ')}`;
const A_FAULT = 'write an object with the key call or the key remote';
const A_REMOTE = 'write the name of a remote, e.g. mf_content';
const A_PHONE = 'write the phone of a customer, e.g. 01711000001';
const A_STATE = 'write valid, expired or revoked';
const A_SIDE = 'write server or browser, or leave it out for both';
const A_THEME = 'write light or dark';
const A_VERSION = 'write a version of letters, digits, - _ and .';
const A_WAY_TO_FAIL = 'write missing or throws';
const ONE_RELEASE = 'write either a version, a channel, an origin, or "absent": true';
const SOMEBODY = 'write "visitor" or an object with the keys phone, token';
const PARTS =
  'write a channel, or an object with a release for each part, e.g. { "shell": { "version": "1" } }';
const TRUE_OR_FALSE = 'write true or false';

const HIGHEST_SEED = 2 ** 31 - 1;

const wholeNumber = (least: number, most: number) => {
  const message = `write a whole number from ${least} to ${most}`;
  return z.int(message).check(z.gte(least, message), z.lte(most, message));
};

/** Creates the schema of an object that has no other keys. */
function object<Shape extends z.core.$ZodShape>(shape: Shape) {
  return z.strictObject(shape, `write an object with the keys ${Object.keys(shape).join(', ')}`);
}

const channel = (message: string) =>
  z.string(message).check(z.refine((name) => name === CANARY || CHANNEL.test(name), message));

const release = z.pipe(
  object({
    // A version is the name of a folder, so it must not be `..`.
    version: z.optional(z.string(A_VERSION).check(z.regex(/^[\w-][\w.-]*$/, A_VERSION))),
    channel: z.optional(channel(A_CHANNEL)),
    origin: z.optional(z.string(AN_ORIGIN).check(z.refine(isOrigin, AN_ORIGIN))),
    absent: z.optional(z.literal(true, 'write true')),
  }).check(z.refine((choice) => Object.keys(choice).length === 1, ONE_RELEASE)),
  // The cast is safe: the check has left exactly one key.
  z.transform((choice) => choice as ReleaseChoice),
);

const partName = z.string().check(
  z.regex(PART_NAME),
  // Names that every object inherits, such as `valueOf`, are not names of parts.
  z.refine((name) => !(name in {})),
);

/**
 * A time, which is passed on as UTC with milliseconds, because the API refuses a time without
 * seconds. The last schema refuses years that would need more than four digits.
 */
const time = z.pipe(
  z.union(
    [z.iso.datetime({ offset: true }), z.iso.datetime({ offset: true, precision: -1 })],
    A_TIME,
  ),
  z.pipe(
    z.transform((text: string) => new Date(text).toISOString()),
    z.iso.datetime(A_TIME),
  ),
);
const clock = object({
  at: time,
  setAt: z.optional(time),
  isFrozen: z._default(z.boolean(TRUE_OR_FALSE), false),
});

const errorReply = object({
  status: wholeNumber(400, 599),
  code: z.optional(z.string(A_CODE)),
}).check(({ value: { status, code }, issues }) => {
  const message = code === undefined ? undefined : findCodeFault(status, code);
  if (message) issues.push({ code: 'custom', path: ['code'], input: code, message });
});

const apiFault = object({
  call: z
    .string(A_CALL)
    .check(z.refine((id) => Object.hasOwn(apiCalls, id), 'no call of the contract has this id')),
  times: z.optional(wholeNumber(1, 1000)),
  delayMs: z.optional(wholeNumber(0, 60_000)),
  reply: z.optional(z.union([z.enum(['broken', 'offline']), errorReply], A_REPLY)),
});

const remoteFault = object({
  remote: z
    .string(A_REMOTE)
    .check(z.refine((name) => name !== 'shell' && PART_NAME.test(name), A_REMOTE)),
  on: z.optional(z.enum(['server', 'browser'] satisfies ReleaseSide[], A_SIDE)),
  delayMs: z.optional(wholeNumber(0, 60_000)),
  fails: z.optional(z.enum(['missing', 'throws'], A_WAY_TO_FAIL)),
});

const customer = object({
  phone: z.string(A_PHONE).check(z.minLength(1, A_PHONE), z.maxLength(30, A_PHONE)),
  token: z.optional(z.enum(['valid', 'expired', 'revoked'] satisfies TokenState[], A_STATE)),
});

const sessionSettings = object({
  composition: z.optional(z.union([z.record(partName, release, PARTS), channel(PARTS)], PARTS)),
  clock: z.optional(clock),
  faults: z.optional(z.array(z.union([apiFault, remoteFault], A_FAULT), 'write a list of faults')),
  who: z.optional(z.union([z.literal('visitor'), customer], SOMEBODY)),
  language: z.optional(z.enum(LOCALES, A_LANGUAGE)),
  theme: z.optional(z.enum(['light', 'dark'] satisfies Theme[], A_THEME)),
  seed: z.optional(wholeNumber(0, HIGHEST_SEED)),
});

/**
 * Reads the settings of a test session.
 * @param now time at which the session's clock is set, unless the body contains `setAt`
 * @throws SettingsError whose message names every faulty key and what to write there
 */
export function parseSettings(body: unknown, now: Date): SessionSettings {
  const { data, error } = sessionSettings.safeParse(body);
  if (!data) {
    const problems = error.issues.flatMap((issue) => describeIssue(body, issue));
    throw new SettingsError([...new Set(problems)].join('; '));
  }
  const { clock: given, ...others } = data;
  if (!given) return others;
  return { ...others, clock: { ...given, setAt: given.setAt ?? now.toISOString() } };
}

/**
 * @param above path of the value to which the issue's own path is relative
 * @returns one sentence for each faulty key
 */
function describeIssue(
  body: unknown,
  issue: z.core.$ZodIssue,
  above: readonly PropertyKey[] = [],
): string[] {
  const path = [...above, ...issue.path];
  const inside = issue.code === 'invalid_union' ? nearest(issue.errors) : undefined;
  if (inside) return inside.flatMap((one) => describeIssue(body, one, path));
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => `${nameOf([...path, key])} is unknown: ${issue.message}`);
  }
  const fault = issue.code === 'invalid_key' ? 'is no part' : `is ${printValue(body, path)}`;
  return [`${nameOf(path)} ${fault}: ${issue.message}`];
}

/** Finds, among the alternatives that are objects, the one with the fewest faulty keys. */
const nearest = (alternatives: readonly z.core.$ZodIssue[][]) =>
  alternatives
    .filter(isAboutKeys)
    .sort((one, other) => countKeys(one) - countKeys(other))
    .at(0);

const countKeys = (issues: readonly z.core.$ZodIssue[]) =>
  issues.flatMap((issue) => (issue.code === 'unrecognized_keys' ? issue.keys : [''])).length;

/** True if the issues are about keys of an object; false if the value is not an object. */
const isAboutKeys = (issues: readonly z.core.$ZodIssue[]) =>
  issues.some(({ code, path }) => code === 'unrecognized_keys' || path.length > 0);

const nameOf = (path: readonly PropertyKey[]) => path.join('.') || 'The body';

function printValue(body: unknown, path: readonly PropertyKey[]): string {
  // The cast is safe: properties of any value but `null` and `undefined` can be read.
  const read = (value: unknown, key: PropertyKey) =>
    (value as Record<PropertyKey, unknown> | null | undefined)?.[key];
  const text = JSON.stringify(path.reduce(read, body));
  if (text === undefined) return 'missing';
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}
