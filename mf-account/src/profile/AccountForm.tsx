import { Trans } from '@lingui/react/macro';
import type { FieldProblems } from '@marketplace/contracts/forms/FieldProblems';
import { Form, Link } from '@marketplace/contracts/router';
import { complaintsPath, ordersPath, profilePath } from '@marketplace/contracts/routes';
import styled from '@marketplace/contracts/styled';
import { Button } from '@marketplace/contracts/ui/Button';
import { Notice } from '@marketplace/contracts/ui/Notice';
import { Stack } from '@marketplace/contracts/ui/Stack';
import type { ReactNode } from 'react';
import { PasswordField } from '../page-parts/PasswordField';
import type { AccountIntent, RefusedIntent } from './accountRequests';

interface AccountFormProps {
  intent: AccountIntent;
  title: ReactNode;
  /** Explains why the password is needed; undefined if the form asks for no password. */
  hint?: string;
  /** Label of the button that sends the form. */
  submit: ReactNode;
  isPrimary?: boolean;
  /** The form of the page that was refused, if any. */
  refused: RefusedIntent | undefined;
  /** If true, the form is expanded even if it was not refused. */
  isOpen?: boolean;
  onSubmit?: () => void;
  /** Fields below the field for the password, with their errors. */
  fields?: (problems: FieldProblems) => ReactNode;
  /** Explanation above the fields. */
  children: ReactNode;
}

/**
 * A form about the account. It is collapsed until the customer expands it, but open after a
 * refusal. The browser sends the form itself, even with JavaScript, because the reply may be a
 * file. The reply may also end the session, and then no data of the customer may stay in the page.
 */
export function AccountForm(props: AccountFormProps) {
  const {
    intent,
    title,
    hint,
    submit,
    isPrimary = false,
    refused,
    isOpen = false,
    onSubmit,
    fields,
    children,
  } = props;
  const refusal = refused?.intent === intent ? refused : undefined;
  const problems = refusal?.status === 'invalid' ? refusal.problems : {};
  return (
    <details open={isOpen || refusal !== undefined}>
      <Unfold>{title}</Unfold>
      <Form method="post" action={profilePath()} reloadDocument onSubmit={onSubmit}>
        <Stack>
          {children}
          <input type="hidden" name="intent" value={intent} />
          {hint !== undefined && <PasswordField hint={hint} problem={problems.currentPassword} />}
          {fields?.(problems)}
          {refusal?.status === 'failed' && <Refusal {...refusal} />}
          <SubmitRow>
            <Button type="submit" variant={isPrimary ? 'primary' : 'secondary'}>
              {submit}
            </Button>
          </SubmitRow>
        </Stack>
      </Form>
    </details>
  );
}

/** Says why a form was refused, with a link to what is still open. */
function Refusal({ code, message }: { code?: string; message: string }) {
  return (
    <Notice tone="bad" isAnnounced>
      {message}{' '}
      {code === 'complaint-open' && (
        <Link to={complaintsPath()}>
          <Trans>Your complaints</Trans>
        </Link>
      )}
      {(code === 'orders-open' || code === 'refund-open') && (
        <Link to={ordersPath()}>
          <Trans>Your orders</Trans>
        </Link>
      )}
    </Notice>
  );
}

const Unfold = styled.summary`
  width: fit-content;
  min-height: var(--target);
  padding-block: var(--space-3);
  color: var(--color-link);
  cursor: pointer;
`;

const SubmitRow = styled.div`
  display: flex;
`;
