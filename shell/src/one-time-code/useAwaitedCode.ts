import { useSyncExternalStore } from 'react';
import { type AwaitedCode, awaitedCode, type CodePurpose, onAwaitedCode } from './awaitedCode';

/** `null` where none is awaited; `undefined` on the server and while hydrating, where nobody knows. */
export function useAwaitedCode(purpose: CodePurpose): AwaitedCode | null | undefined {
  return useSyncExternalStore<AwaitedCode | null | undefined>(
    onAwaitedCode,
    () => awaitedCode(purpose) ?? null,
    () => undefined,
  );
}
