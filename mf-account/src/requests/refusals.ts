import { ApiError } from '@marketplace/contracts/api/client';

/** True if the API refused the visitor's token, or needs one. */
export const isRefused = (error: unknown) => error instanceof ApiError && error.status === 401;

/** True if the API does not find what the call names. */
export const isMissing = (error: unknown) => error instanceof ApiError && error.status === 404;

/** Lets a deletion succeed if its object is already gone. Throws any other error unchanged. */
export function ignoreMissing(error: unknown): void {
  if (!isMissing(error)) throw error;
}

/** Returns a function that throws any error except a refusal with this code. */
export const ignore =
  (code: string) =>
  (error: unknown): void => {
    if (!(error instanceof ApiError) || error.code !== code) throw error;
  };
