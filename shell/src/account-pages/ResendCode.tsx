import { Trans, useLingui } from '@lingui/react/macro';
import { localDigits } from '@marketplace/contracts/i18n/localDigits';
import { failureMessage } from '@marketplace/contracts/notices';
import styled from '@marketplace/contracts/styled';
import { Button } from '@marketplace/contracts/ui/Button';
import { useIsHydrated } from '@marketplace/contracts/useIsHydrated';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useSubmission } from '../auth/useSubmission';
import { isCoolDown, sendCode } from './oneTimeCode';
import { type CodePurpose, usePendingCode } from './pendingCode';

/** Longest wait that the API imposes: six hours, after ten requests for a code. */
const LONGEST_WAIT_SECONDS = 6 * 3600;
const MINUTE = 60;

interface ResendCodeProps {
  purpose: CodePurpose;
  /** Phone or e-mail address that gets the code; `undefined` until it is known. */
  account: string | undefined;
  /** True to request a code when the button mounts, if none is pending for this account. */
  isSentOnMount?: boolean;
}

/**
 * Button that requests another code. It counts down the seconds until the API accepts the request.
 */
export function ResendCode({ purpose, account, isSentOnMount = false }: ResendCodeProps) {
  const { t, i18n } = useLingui();
  const isHydrated = useIsHydrated();
  const { isSending, submit } = useSubmission();
  const [status, setStatus] = useState('');
  const pending = usePendingCode(purpose);
  const resendAt = pending && pending.account === account ? pending.resendAt : 0;
  const secondsLeft = useSecondsLeft(resendAt, LONGEST_WAIT_SECONDS);
  const wait = localDigits(formatWait(secondsLeft), i18n.locale);

  const send = (isAutomatic = false) => {
    if (account === undefined) return;
    setStatus('');
    void submit({
      send: async (signal) => {
        await sendCode({ purpose, account, signal });
        setStatus(t`A new code is on its way.`);
      },
      onFailure: async (error) => {
        if (!isAutomatic || !isCoolDown(error)) setStatus(await failureMessage(error));
      },
    });
  };

  const isDue = isSentOnMount && pending !== undefined && pending?.account !== account;
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once per due code
  useEffect(() => {
    if (isDue) send(true);
  }, [isDue]);

  return (
    <Root>
      <Button
        variant="quiet"
        isLoading={isSending}
        isDisabled={secondsLeft > 0}
        disabled={!isHydrated}
        onClick={() => send()}
      >
        <Trans>Send a new code</Trans>
      </Button>
      <Wait role={secondsLeft > 0 ? 'timer' : undefined}>
        {secondsLeft > 0 && <Trans>in {wait}</Trans>}
      </Wait>
      <Status role="status">{status}</Status>
    </Root>
  );
}

/** Formats a number of seconds as `m:ss`. */
function formatWait(seconds: number): string {
  return `${Math.floor(seconds / MINUTE)}:${String(seconds % MINUTE).padStart(2, '0')}`;
}

/**
 * Time between two updates of the countdown, ms. It is so short that the countdown skips no second.
 */
const TICK_MS = 250;

function tick(onTick: () => void): () => void {
  const timer = setInterval(onTick, TICK_MS);
  return () => clearInterval(timer);
}

/**
 * Counts down the seconds until a time.
 * @param until ms since 1970
 * @param longest upper limit for the result in seconds. Without it, a clock that was set back would
 * prolong the wait.
 * @returns 0 after that time
 */
function useSecondsLeft(until: number, longest: number): number {
  return useSyncExternalStore(
    tick,
    () => Math.min(longest, Math.max(0, Math.ceil((until - Date.now()) / 1000))),
    () => 0,
  );
}

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: var(--space-1) var(--space-3);
`;

const Wait = styled.span`
  /* Reserves space for the countdown, so that the button does not move. */
  min-width: 7ch;
  color: var(--color-ink-soft);
  font-variant-numeric: tabular-nums;
`;

const Status = styled.p`
  flex-basis: 100%;
  text-align: center;

  &:empty {
    display: none;
  }
`;
