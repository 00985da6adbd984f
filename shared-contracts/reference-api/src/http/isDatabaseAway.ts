/** Socket errors, and PostgreSQL's classes for lost connections, shutdown, overload and timeouts. */
const AWAY = [
  /^E(CONNREFUSED|CONNRESET|PIPE|NOTFOUND|HOSTUNREACH|TIMEDOUT|AI_AGAIN)$/,
  /^08/,
  /^53/,
  /^57P0[123]$/,
  // "Not currently accepting connections", as during maintenance.
  /^55000$/,
  // A statement that ran out of time, a deadlock, a serialisation failure: worth another try.
  /^(57014|40P01|40001)$/,
];

// pg has no codes for these.
const AWAY_MESSAGES =
  /connection terminated|timeout exceeded when trying to connect|connection timeout|client has encountered a connection error/i;

/** Whether a failure means that the database cannot answer now, though it may a moment later. */
export function isDatabaseAway(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  // A name with several addresses fails with one error per address.
  if ('errors' in error && Array.isArray(error.errors)) return error.errors.some(isDatabaseAway);
  const code = 'code' in error ? String(error.code) : '';
  const message = 'message' in error ? String(error.message) : '';
  return AWAY.some((pattern) => pattern.test(code)) || AWAY_MESSAGES.test(message);
}
