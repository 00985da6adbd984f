import { Trans, useLingui } from '@lingui/react/macro';
import { ApiError } from '@marketplace/contracts/api/client';
import { localDigits } from '@marketplace/contracts/i18n/localDigits';
import styled from '@marketplace/contracts/styled';
import { Button } from '@marketplace/contracts/ui/Button';
import { useEffect, useState } from 'react';
import { useFailureText } from '../auth/useFailureText';
import { useIsStarted } from '../auth/useIsStarted';
import { useSubmission } from '../auth/useSubmission';
import type { CodePurpose } from './awaitedCode';
import { sendCode } from './sendCode';
import { useAwaitedCode } from './useAwaitedCode';
import { useSecondsLeft } from './useSecondsLeft';

/** The host's longest wait: six hours, for whoever has asked ten times. */
const LONGEST_WAIT_SECONDS = 6 * 3600;
const MINUTE = 60;

interface ResendCodeProps {
  purpose: CodePurpose;
  /** `undefined` while it is not known. */
  account: string | undefined;
  /** Asks for one by itself where none is awaited. */
  isFirstSent?: boolean;
}

/** Asks for another code, once the last one had its time to arrive. */
export function ResendCode({ purpose, account, isFirstSent = false }: ResendCodeProps) {
  const { t, i18n } = useLingui();
  const isStarted = useIsStarted();
  const failureText = useFailureText();
  const { isSending, submit } = useSubmission();
  const [said, setSaid] = useState('');
  const awaited = useAwaitedCode(purpose);
  const resendAt = awaited && awaited.account === account ? awaited.resendAt : 0;
  const secondsLeft = useSecondsLeft(resendAt, LONGEST_WAIT_SECONDS);
  const wait = localDigits(formatWait(secondsLeft), i18n.locale);

  const send = (isUnasked = false) => {
    if (account === undefined) return;
    setSaid('');
    void submit({
      send: async (signal) => {
        await sendCode({ purpose, account, signal });
        setSaid(t`A new code is on its way.`);
      },
      onFailure: (error) => {
        // Too early means that one is on its way, from another tab or from signing up.
        if (!isUnasked || !isTooEarly(error)) setSaid(failureText(error));
      },
    });
  };

  const isDue = isFirstSent && awaited !== undefined && awaited?.account !== account;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once it is due, whatever else changes
  useEffect(() => {
    if (isDue) send(true);
  }, [isDue]);

  return (
    <Root>
      <Button
        variant="quiet"
        isLoading={isSending}
        isDisabled={secondsLeft > 0}
        disabled={!isStarted}
        onClick={() => send()}
      >
        <Trans>Send a new code</Trans>
      </Button>
      <Wait role={secondsLeft > 0 ? 'timer' : undefined}>
        {secondsLeft > 0 && <Trans>in {wait}</Trans>}
      </Wait>
      <Said role="status">{said}</Said>
    </Root>
  );
}

const isTooEarly = (error: unknown) => error instanceof ApiError && error.status === 429;

/** Minutes and seconds, as on a clock. */
function formatWait(seconds: number): string {
  return `${Math.floor(seconds / MINUTE)}:${String(seconds % MINUTE).padStart(2, '0')}`;
}

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: var(--space-1) var(--space-3);
`;

const Wait = styled.span`
  /* Also while there is nothing to wait for, so that the button stays in its place. */
  min-width: 7ch;
  color: var(--color-ink-soft);
  font-variant-numeric: tabular-nums;
`;

const Said = styled.p`
  flex-basis: 100%;
  text-align: center;

  &:empty {
    display: none;
  }
`;
