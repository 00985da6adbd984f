import * as z from 'zod/mini';
import { apiCalls } from './apiCalls';
import { otp } from './auth';
import type { Call } from './defineCall';
import { emailAddress, line, note, optionalLine, phone } from './fields';
import { getProductByHandle } from './products';
import { applyPromoCode } from './promoCodes';
import { lookUpOrder } from './trackedOrder';

describe('the schema line', () => {
  it.each([
    ['Rahim\r\nAnswer to: x@evil.example', 'Rahim Answer to: x@evil.example'],
    ['a\nb\rc\u0085d\u2028e\u2029f\vg\fh\ti', 'a b c d e f g h i'],
    ['a\u0007b\u001B[31mc\u007Fd\u009Be', 'a b [31mc d e'],
    ['\u202Egnp.exe\u202C', 'gnp.exe'],
    ['a\u202A\u202B\u202D\u2066\u2067\u2068\u2069\u200E\u200F\u061Cb', 'ab'],
    ['a\u200B\u2060\uFEFF\u00AD\u{E0041}b', 'ab'],
    ['\n \u202E Rahim \u2069\r', 'Rahim'],
    ['ক্\u200Cষ র\u200D্যাব', 'ক্\u200Cষ র\u200D্যাব'],
    ['👩\u200D🌾', '👩\u200D🌾'],
    ['Rahim \uD83D', 'Rahim'],
    ['\uDE00a\uD83Db', 'ab'],
    ['  two  words  ', 'two  words'],
  ])('turns %j into %j, and so does the schema optionalLine', (typed, read) => {
    expect(z.parse(line(), typed)).toBe(read);
    expect(z.parse(optionalLine(), typed)).toBe(read);
  });

  it.each([
    '',
    ' ',
    '\r\n',
    '\u202E',
    '\u200B',
    '\u200D\u200C',
    '\u3164',
    '\u2800 \u2060',
    '\u200B\u200D',
  ])('treats %j as empty because nothing in it is visible, and so does optionalLine', (typed) => {
    expect(z.safeParse(line(), typed).error?.issues).toMatchObject([
      { message: 'must not be empty' },
    ]);
    expect(z.parse(optionalLine(), typed)).toBe('');
  });

  it('removes invisible characters before it checks the length', () => {
    expect(z.parse(line(3), 'a\u202Eb\r\n')).toBe('ab');
    expect(z.safeParse(line(3), 'abcd').success).toBe(false);
  });

  it('parses five texts with 200,000 repeated characters in less than two seconds', () => {
    const startedAt = performance.now();
    for (const part of [' ', '\n', ' \n', '\u200D', '\u202E']) {
      z.safeParse(line(), `a${part.repeat(200_000)}b`);
    }
    expect(performance.now() - startedAt).toBeLessThan(2000);
  });
});

describe('the schema note', () => {
  it.each([
    ['Hello\nthere\n\n\tRahim', 'Hello\nthere\n\n\tRahim'],
    ['a\r\nb\rc\u2028d\u2029e\u0085f', 'a\nb\nc\nd\ne\nf'],
    ['a\u202Eb\u2066c\u0007d\u200Be', 'abc de'],
    ['ক্\u200Cষ\nর\u200D্যাব', 'ক্\u200Cষ\nর\u200D্যাব'],
  ])('turns %j into %j', (typed, read) => {
    expect(z.parse(note(), typed)).toBe(read);
  });
});

it.each(['x@example.com\r\nBcc: y@example.com', 'x@example.com\u2028y', '"x\n"@example.com'])(
  'the schema emailAddress refuses %j',
  (typed) => {
    expect(z.safeParse(emailAddress, typed).success).toBe(false);
  },
);

/**
 * @returns the schema of a field in the path or the body of a call; `z.never()` if there is none
 */
function fieldOf({ id, params, body }: Call, field: string): z.core.$ZodType {
  const texts = [params, body].flatMap((schema) => (schema ? textsOf(schema, id) : []));
  return texts.find(([path]) => path === `${id}.${field}`)?.[1] ?? z.never();
}

it.each([
  ['phone', phone, '\u202A(+880)\u00A01711\u2011000.001\u202C', '+8801711000001'],
  ['phone', phone, '০১৭১১ ০০০–০০১', '01711000001'],
  ['emailAddress', emailAddress, ' \u200Brahim\u200D@example.com\u202C ', 'rahim@example.com'],
  ['otp', otp, '\u202A১২৩\u2011456\u200D\u202C', '123456'],
  ['code of applyPromoCode', fieldOf(applyPromoCode, 'code'), '\u200Beid\u2011১০\u00A0', 'EID-10'],
  ['orderNumber of lookUpOrder', fieldOf(lookUpOrder, 'orderNumber'), '#\u200B১০\u201101', '1001'],
  [
    'handle of getProductByHandle',
    fieldOf(getProductByHandle, 'handle'),
    'Rui-Fish\u200B',
    'rui-fish',
  ],
])('the schema %s turns a pasted text into its normal form', (_name, schema, pasted, read) => {
  expect(z.parse(schema, pasted)).toBe(read);
});

it.each(['', ' ', '\u200B', '\u3164', '\u202A\u202C', '-'])(
  'the schema phone treats %j as an empty text',
  (typed) => {
    expect(z.safeParse(phone, typed).error?.issues[0]?.message).toBe('must not be empty');
  },
);

/**
 * Text fields that the API keeps unchanged: passwords, and ids or URLs of things that already
 * exist.
 */
const VERBATIM = /\.(password|currentPassword|newPassword|cartUuid|imageUrls)$/;
/** Fields for texts of several lines. */
const SEVERAL_LINES =
  /^(placeOrder\.note|(create|update)Complaint\.description|(reopenComplaint|writeComplaintMessage)\.text|createReview\.comment|addBlogComment\.comment|addBlogReply\.data\.reply|sendSupportMessage\.message|reportNotReceived\.description)$/;
/** Fields for codes, from which spaces are removed as well. */
const CODES =
  /^(applyPromoCode\.code|createRefundAccount\.number|(lookUpOrder|sendOrderCode|verifyOrderCode)\.orderNumber)$/;

interface Definition {
  type: string;
  innerType?: z.core.$ZodType;
  element?: z.core.$ZodType;
  options?: readonly z.core.$ZodType[];
  shape?: Readonly<Record<string, z.core.$ZodType>>;
}

/** @returns the schemas of all text fields in a schema, with their paths */
function textsOf(schema: z.core.$ZodType, path: string): [path: string, z.core.$ZodType][] {
  const { type, innerType, element, options, shape }: Definition = schema._zod.def;
  if (type === 'string') return [[path, schema]];
  const inside = [innerType, element, ...(options ?? [])].flatMap((one) => (one ? [one] : []));
  return [
    ...inside.flatMap((one) => textsOf(one, path)),
    ...Object.entries(shape ?? {}).flatMap(([name, one]) => textsOf(one, `${path}.${name}`)),
  ];
}

const TEXTS = Object.values<Call>(apiCalls).flatMap(({ id, query, body }) =>
  [query, body].flatMap((schema) => (schema ? textsOf(schema, id) : [])),
);
const HOSTILE = 'a\u202Eb\u2066c\r\nd\u2028e\u0007f\u200Bg';

it.each(TEXTS.filter(([path]) => !VERBATIM.test(path)))(
  'the field %s removes invisible characters and unwanted line breaks, or refuses the text',
  (path, schema) => {
    const { success, data } = z.safeParse(schema, HOSTILE);
    // Some fields refuse the text because of its format, e.g. uuids and e-mail addresses.
    if (!success) return;
    if (CODES.test(path)) expect(String(data).toLowerCase()).toBe('abcdefg');
    else expect(data).toBe(SEVERAL_LINES.test(path) ? 'abc\nd\ne fg' : 'abc d e fg');
  },
);
