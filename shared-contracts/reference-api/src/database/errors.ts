/**
 * Socket errors, and PostgreSQL's classes for lost connections, shutdown, overload and timeouts.
 */
const UNAVAILABLE = [
  /^E(CONNREFUSED|CONNRESET|PIPE|NOTFOUND|HOSTUNREACH|TIMEDOUT|AI_AGAIN)$/,
  /^08/,
  /^53/,
  /^57P0[123]$/,
  // "Not currently accepting connections", as during maintenance.
  /^55000$/,
  // A statement's timeout, a deadlock and a serialisation failure are worth a retry.
  /^(57014|40P01|40001)$/,
];

// Messages of errors for which the pg package sets no code.
const UNAVAILABLE_MESSAGES =
  /connection terminated|client was closed and is not queryable|timeout exceeded when trying to connect|connection timeout|client has encountered a connection error/i;

/** True if the database cannot respond now but may be able to soon. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  // Connecting to a name with several IP addresses fails with one error per address.
  if ('errors' in error && Array.isArray(error.errors))
    return error.errors.some(isDatabaseUnavailable);
  const code = 'code' in error ? String(error.code) : '';
  const message = 'message' in error ? String(error.message) : '';
  return UNAVAILABLE.some((pattern) => pattern.test(code)) || UNAVAILABLE_MESSAGES.test(message);
}

const hasCode = (error: unknown, code: string) =>
  error instanceof Error && 'code' in error && error.code === code;

export const isUniqueViolation = (error: unknown) => hasCode(error, '23505');
export const isForeignKeyViolation = (error: unknown) => hasCode(error, '23503');
