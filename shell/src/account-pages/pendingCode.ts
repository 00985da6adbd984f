import { tabStorage } from '@marketplace/contracts/tabStorage';
import { useEffect, useRef, useSyncExternalStore } from 'react';

/** Purpose of a code: to verify a phone, or to set a new password. */
export type CodePurpose = 'phone' | 'password';

export interface PendingCode {
  /** Phone or e-mail address to which the code was sent. */
  account: string;
  /** Time from which another code can be requested, ms since 1970. */
  resendAt: number;
}

const keyOf = (purpose: CodePurpose) => `awaitedCode.${purpose}`;

// Codes in a browser that blocks session storage. They are lost on reload.
const unstored = new Map<CodePurpose, PendingCode>();
/**
 * Last results of `pendingCode`. React compares results by identity, so an unchanged code must be
 * the same object.
 */
const lastRead = new Map<CodePurpose, PendingCode | undefined>();
const listeners = new Set<() => void>();

/**
 * Reads the account and wait of a code that was sent but not yet entered. These data are in session
 * storage, because many phones discard the page while the customer reads the message with the code.
 * They are never in the URL, because others can see the URL.
 */
export function pendingCode(purpose: CodePurpose): PendingCode | undefined {
  const code = tabStorage.read<PendingCode>(keyOf(purpose)) ?? unstored.get(purpose);
  const known = lastRead.get(purpose);
  if (JSON.stringify(code) === JSON.stringify(known)) return known;
  lastRead.set(purpose, code);
  return code;
}

export function storePendingCode(purpose: CodePurpose, code: PendingCode | undefined): void {
  unstored.delete(purpose);
  if (!tabStorage.write(keyOf(purpose), code) && code) unstored.set(purpose, code);
  for (const listener of listeners) listener();
}

/** @returns a function that unsubscribes */
export function subscribeToPendingCode(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** @returns `null` if no code is pending; `undefined` on the server and while hydrating */
export function usePendingCode(purpose: CodePurpose): PendingCode | null | undefined {
  return useSyncExternalStore<PendingCode | null | undefined>(
    subscribeToPendingCode,
    () => pendingCode(purpose) ?? null,
    () => undefined,
  );
}

/**
 * Clears a used code when its form unmounts. If the code were cleared earlier, the page would show
 * its first step during the navigation.
 * @returns a function that records that the code was used
 */
export function useClearCodeOnUnmount(purpose: CodePurpose): () => void {
  const isUsed = useRef(false);
  useEffect(
    () => () => {
      if (isUsed.current) storePendingCode(purpose, undefined);
    },
    [purpose],
  );
  return () => {
    isUsed.current = true;
  };
}
