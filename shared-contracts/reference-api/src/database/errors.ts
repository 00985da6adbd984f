/** Codes of socket errors, and PostgreSQL's classes for lost connections and shutdown. */
const LOST = [
  /^E(CONNREFUSED|CONNRESET|PIPE|NOTFOUND|HOSTUNREACH|TIMEDOUT|AI_AGAIN)$/,
  /^08/,
  /^57P0[123]$/,
];

// Patterns of messages for errors to which the package `pg` gives no code.
const LOST_MESSAGES =
  /connection terminated|client was closed and is not queryable|timeout exceeded when trying to connect|connection timeout|client has encountered a connection error/i;

/** Codes of a deadlock and a serialisation failure. PostgreSQL has undone the transaction. */
const ROLLED_BACK = [/^(40P01|40001)$/];

/** Codes of overload and timeouts. */
const OVERLOADED = [
  /^53/,
  // The database does not accept connections at present, for example during maintenance.
  /^55000$/,
  // A statement timeout. A retry may succeed.
  /^57014$/,
];

/** Calls `matches` with each error: a failed connection has one for each address of its host. */
function someError(error: unknown, matches: (code: string, message: string) => boolean): boolean {
  if (typeof error !== 'object' || error === null) return false;
  if ('errors' in error && Array.isArray(error.errors))
    return error.errors.some((each) => someError(each, matches));
  const code = 'code' in error ? String(error.code) : '';
  const message = 'message' in error ? String(error.message) : '';
  return matches(code, message);
}

/** True if the connection to the database could not be opened, or has ended. */
export const isConnectionLost = (error: unknown): boolean =>
  someError(
    error,
    (code, message) => LOST.some((pattern) => pattern.test(code)) || LOST_MESSAGES.test(message),
  );

/** True if PostgreSQL has undone a transaction because of another transaction. */
export const isRolledBack = (error: unknown): boolean =>
  someError(error, (code) => ROLLED_BACK.some((pattern) => pattern.test(code)));

/** True if the error means that the database cannot respond now, but may be able to soon. */
export const isDatabaseUnavailable = (error: unknown): boolean =>
  isConnectionLost(error) ||
  isRolledBack(error) ||
  someError(error, (code) => OVERLOADED.some((pattern) => pattern.test(code)));

const hasCode = (error: unknown, code: string) =>
  error instanceof Error && 'code' in error && error.code === code;

export const isUniqueViolation = (error: unknown) => hasCode(error, '23505');
export const isForeignKeyViolation = (error: unknown) => hasCode(error, '23503');
/** True if a statement waited for a lock longer than `lock_timeout`. */
export const isLockTimeout = (error: unknown) => hasCode(error, '55P03');
