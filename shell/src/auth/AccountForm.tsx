import styled from '@marketplace/contracts/styled';
import { Button } from '@marketplace/contracts/ui/Button';
import { DialogFoot } from '@marketplace/contracts/ui/DialogFoot';
import { Notice } from '@marketplace/contracts/ui/Notice';
import { useIsHydrated } from '@marketplace/contracts/useIsHydrated';
import type { FormEvent, ReactNode, Ref } from 'react';

interface AccountFormProps {
  ref?: Ref<HTMLFormElement>;
  onInput: (event: FormEvent) => void;
  onSubmit: (form: FormData) => void;
  isSending: boolean;
  /** Error that concerns the whole form. */
  problem?: string;
  action: ReactNode;
  children: ReactNode;
  /** Shown below the button, e.g. links. */
  after?: ReactNode;
}

/** Form of the login modal and the account pages: fields, an error message and a submit button. */
export function AccountForm(props: AccountFormProps) {
  const { ref, onInput, onSubmit, isSending, problem, action, children, after } = props;
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isSending) onSubmit(new FormData(event.currentTarget));
  };
  return (
    // Not `get`: a form that is sent before hydration would put the password into the URL.
    <Form ref={ref} method="post" noValidate onInput={onInput} onSubmit={handleSubmit}>
      {children}
      {problem !== undefined && !isSending && (
        <Notice tone="bad" isAnnounced>
          {problem}
        </Notice>
      )}
      <Foot>
        <SubmitButton isSending={isSending}>{action}</SubmitButton>
        {after}
      </Foot>
    </Form>
  );
}

interface SubmitButtonProps {
  isSending: boolean;
  children: ReactNode;
}

/** A submit button that is disabled until hydration. */
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

const Foot = styled(DialogFoot)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-content: normal;
  gap: var(--space-4);
`;
