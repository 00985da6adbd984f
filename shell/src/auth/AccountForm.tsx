import styled from '@marketplace/contracts/styled';
import { Button } from '@marketplace/contracts/ui/Button';
import { Notice } from '@marketplace/contracts/ui/Notice';
import { useIsHydrated } from '@marketplace/contracts/useIsHydrated';
import type { FormEvent, ReactNode, Ref } from 'react';

interface AccountFormProps {
  ref?: Ref<HTMLFormElement>;
  onInput: (event: FormEvent) => void;
  onSubmit: (form: FormData) => void;
  isSending: boolean;
  /** Error of the whole form. */
  problem?: string;
  /** Label of the submit button. */
  action: ReactNode;
  children: ReactNode;
  /** Links below the button. */
  after?: ReactNode;
}

/** Form of login modal and account pages: fields, error notice, submit button. */
export function AccountForm(props: AccountFormProps) {
  const { ref, onInput, onSubmit, isSending, problem, action, children, after } = props;
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isSending) onSubmit(new FormData(event.currentTarget));
  };
  return (
    // With `get`, a submission before hydration would write the password into the URL.
    <Form ref={ref} method="post" noValidate onInput={onInput} onSubmit={handleSubmit}>
      {children}
      {problem !== undefined && !isSending && (
        <Notice tone="bad" isAnnounced>
          {problem}
        </Notice>
      )}
      <SubmitButton isSending={isSending}>{action}</SubmitButton>
      {after}
    </Form>
  );
}

interface SubmitButtonProps {
  isSending: boolean;
  children: ReactNode;
}

/** Disabled until the form is hydrated. */
function SubmitButton({ isSending, children }: SubmitButtonProps) {
  const isHydrated = useIsHydrated();
  return (
    <Button
      type="submit"
      variant="primary"
      isWide
      isLarge
      isLoading={isSending}
      disabled={!isHydrated}
    >
      {children}
    </Button>
  );
}

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
`;
