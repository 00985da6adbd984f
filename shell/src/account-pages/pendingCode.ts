import { useEffect, useRef, useSyncExternalStore } from 'react';

/** A code verifies a phone or allows a new password. */
export type CodePurpose = 'phone' | 'password';

export interface PendingCode {
  /** The phone or e-mail address it was sent to. */
  account: string;
  /** When another one may be asked for, ms since 1970. */
  resendAt: number;
}

const keyOf = (purpose: CodePurpose) => `awaitedCode.${purpose}`;

// In place of blocked storage; lost on reload.
const unstored = new Map<CodePurpose, string>();
/** One object per stored text: React compares snapshots by identity. */
const parsed = new Map<CodePurpose, { text: string; code: PendingCode }>();
const listeners = new Set<() => void>();

/**
 * The code that was sent and not entered yet, kept in session storage: many phones drop the page while
 * the message with the code is read, and reload it. Never in the address, which others can see.
 */
export function pendingCode(purpose: CodePurpose): PendingCode | undefined {
  const text = readText(purpose);
  if (text === undefined) return undefined;
  const known = parsed.get(purpose);
  if (known?.text === text) return known.code;
  // Written by storePendingCode in this tab.
  const code = JSON.parse(text) as PendingCode;
  parsed.set(purpose, { text, code });
  return code;
}

export function storePendingCode(purpose: CodePurpose, code: PendingCode | undefined): void {
  const text = code && JSON.stringify(code);
  unstored.delete(purpose);
  try {
    if (text) sessionStorage.setItem(keyOf(purpose), text);
    else sessionStorage.removeItem(keyOf(purpose));
  } catch {
    if (text) unstored.set(purpose, text);
  }
  for (const listener of listeners) listener();
}

/** @returns unsubscribe */
export function subscribeToPendingCode(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function readText(purpose: CodePurpose): string | undefined {
  try {
    return sessionStorage.getItem(keyOf(purpose)) ?? unstored.get(purpose);
  } catch {
    return unstored.get(purpose);
  }
}

/** `null` when no code is pending; `undefined` on the server and while hydrating. */
export function usePendingCode(purpose: CodePurpose): PendingCode | null | undefined {
  return useSyncExternalStore<PendingCode | null | undefined>(
    subscribeToPendingCode,
    () => pendingCode(purpose) ?? null,
    () => undefined,
  );
}

/**
 * Clears a used code when its form unmounts, and not before: without a pending code the page would
 * restart during the navigation away from it.
 *
 * @returns marks the code as used
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
