import { Plural, Trans, useLingui } from '@lingui/react/macro';
import styled from '@marketplace/contracts/styled';
import { Button } from '@marketplace/contracts/ui/Button';
import { Panel } from '@marketplace/contracts/ui/Panel';
import { TextField } from '@marketplace/contracts/ui/TextField';
import { useLayoutEffect, useRef } from 'react';
import { CODE_FIELD, CODE_PHONE_FIELD, CODE_WANTED_FIELD } from './checkoutDraft';
import type { CodeRequest } from './guestCode';
import { LogInInstead } from './LogInInstead';
import { Step } from './Step';

/** Explains how an order without an account works, and offers the login. */
export function GuestWelcome() {
  return (
    <Panel>
      <Row>
        <p>
          <strong>
            <Trans>You order without an account.</Trans>
          </strong>{' '}
          <Trans>A code sent to your phone confirms the order.</Trans>
        </p>
        <LogInInstead />
      </Row>
    </Panel>
  );
}

type CodeStepProps = {
  request: CodeRequest;
  /** The code that the guest typed before a reload. */
  typed: string | undefined;
  isPlacing: boolean;
};

/**
 * Asks for the code that was sent to the phone. The field takes the focus after each new request.
 */
export function CodeStep({ request, typed, isPlacing }: CodeStepProps) {
  const { t } = useLingui();
  const { phone, problem, waitSeconds = 0 } = request;
  const field = useRef<HTMLInputElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new request focuses the field
  useLayoutEffect(() => field.current?.focus(), [request]);
  const errors = {
    missing: t`Field cannot be empty`,
    wrong: t`The code is wrong or no longer valid`,
  };
  return (
    <Step number={4} title={<Trans>Confirm your phone</Trans>}>
      <input type="hidden" name={CODE_PHONE_FIELD} value={phone} />
      <p role="status">
        <Trans>
          We have sent a code to <bdi>{phone}</bdi>. Enter it and press Place Order.
        </Trans>{' '}
        {waitSeconds > 0 && (
          <Plural
            value={Math.ceil(waitSeconds / 60)}
            one="You can ask for another code in a minute."
            other="You can ask for another code in # minutes."
          />
        )}
      </p>
      <CodeRow>
        <TextField
          ref={field}
          name={CODE_FIELD}
          autoFocus
          label={t`Code`}
          hint={t`6 digits, valid for 10 minutes`}
          defaultValue={typed}
          inputMode="numeric"
          autoComplete="one-time-code"
          spellCheck={false}
          error={problem && errors[problem]}
          required
        />
        <div>
          <Button type="submit" name={CODE_WANTED_FIELD} value="on" disabled={isPlacing}>
            <Trans>Send a new code</Trans>
          </Button>
        </div>
      </CodeRow>
    </Step>
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-3);

  p {
    flex: 1 1 240px;
  }
`;

/** Narrow, because the code has six digits. */
const CodeRow = styled.div`
  display: grid;
  gap: var(--space-4);
  max-width: 280px;
`;
