import * as z from 'zod/mini';

/** An e-mail address, trimmed, as short as the mail protocol allows (RFC 5321: 254 characters). */
export const emailAddress = z
  .string({ error: 'must be a text' })
  .check(
    z.trim(),
    z.maxLength(254, { error: 'must have at most 254 characters' }),
    z.email({ error: 'must be an e-mail address' }),
  );
