import fc from 'fast-check';

/** Values that most fields must refuse. */
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    true,
    '',
    '%',
    '_%',
    "'; drop table orders; --",
    '\0',
    '../..',
    '\ud800',
    '__proto__',
    'javascript:alert(1)',
    '<script>alert(1)</script>',
    '০১৭১১০০০০০১',
    'x'.repeat(5000),
    -1,
    1e308,
    Number.MAX_SAFE_INTEGER,
    [],
    {},
  ),
  fc.double(),
  fc.string({ maxLength: 300, unit: 'binary' }),
  fc.jsonValue({ maxDepth: 2 }),
);
