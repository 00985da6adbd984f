/**
 * Patterns of error codes: socket errors, and PostgreSQL's classes for lost connections, shutdown,
 * overload and timeouts.
 */
const UNAVAILABLE = [
  /^E(CONNREFUSED|CONNRESET|PIPE|NOTFOUND|HOSTUNREACH|TIMEDOUT|AI_AGAIN)$/,
  /^08/,
  /^53/,
  /^57P0[123]$/,
  // The database does not accept connections at present, for example during maintenance.
  /^55000$/,
  // A statement timeout, a deadlock, or a serialisation failure. A retry may succeed.
  /^(57014|40P01|40001)$/,
];

// Patterns of messages for errors to which the package `pg` gives no code.
const UNAVAILABLE_MESSAGES =
  /connection terminated|client was closed and is not queryable|timeout exceeded when trying to connect|connection timeout|client has encountered a connection error/i;

/** True if the error means that the database cannot respond now, but may be able to soon. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  // If a host name has several IP addresses, a failed connection has one error for each address.
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
