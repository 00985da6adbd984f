/** What a code is for: a phone to be verified, or a new password. */
export type CodePurpose = 'phone' | 'password';

export interface AwaitedCode {
  /** The phone or e-mail address it was sent to. */
  account: string;
  /** When another one may be asked for, ms since 1970. */
  resendAt: number;
}

const keyOf = (purpose: CodePurpose) => `awaitedCode.${purpose}`;

// Where storage is blocked, a code is awaited until the page is loaded anew.
const unstored = new Map<CodePurpose, string>();
/** One object per text: React compares snapshots by identity. */
const parsed = new Map<CodePurpose, { text: string; code: AwaitedCode }>();
const listeners = new Set<() => void>();

/**
 * A code somebody waits for, kept for this tab: looking at the message with the code makes many a
 * phone drop the page and load it anew. Never in the address, which others get to see.
 */
export function awaitedCode(purpose: CodePurpose): AwaitedCode | undefined {
  const text = readText(purpose);
  if (text === undefined) return undefined;
  const known = parsed.get(purpose);
  if (known?.text === text) return known.code;
  // Written by keepAwaitedCode in this very tab.
  const code = JSON.parse(text) as AwaitedCode;
  parsed.set(purpose, { text, code });
  return code;
}

export function keepAwaitedCode(purpose: CodePurpose, code: AwaitedCode | undefined): void {
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

/** @returns how to stop */
export function onAwaitedCode(listener: () => void): () => void {
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
