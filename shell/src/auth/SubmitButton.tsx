import { Button } from '@marketplace/contracts/ui/Button';
import type { ReactNode } from 'react';
import { useIsStarted } from './useIsStarted';

interface SubmitButtonProps {
  isSending: boolean;
  children: ReactNode;
}

/** The one thing to press in a form. */
export function SubmitButton({ isSending, children }: SubmitButtonProps) {
  const isStarted = useIsStarted();
  return (
    <Button
      type="submit"
      variant="primary"
      isWide
      isLarge
      isLoading={isSending}
      disabled={!isStarted}
    >
      {children}
    </Button>
  );
}
