import styled from '@marketplace/contracts/styled';
import { Notice } from '@marketplace/contracts/ui/Notice';
import type { FormEvent, ReactNode, Ref } from 'react';
import { SubmitButton } from './SubmitButton';

interface AccountFormProps {
  ref?: Ref<HTMLFormElement>;
  onInput: (event: FormEvent) => void;
  onSubmit: (form: FormData) => void;
  isSending: boolean;
  /** What is wrong with the whole of it. */
  problem?: string;
  /** The words on the button. */
  action: ReactNode;
  children: ReactNode;
  /** Other ways, below the button. */
  after?: ReactNode;
}

/** A form of the account pages: fields, what went wrong, and the one thing to press. */
export function AccountForm(props: AccountFormProps) {
  const { ref, onInput, onSubmit, isSending, problem, action, children, after } = props;
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isSending) onSubmit(new FormData(event.currentTarget));
  };
  return (
    // A form whose method is get would write a password into the address, should it ever be sent.
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

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
`;
