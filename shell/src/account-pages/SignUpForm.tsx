import { Trans, useLingui } from '@lingui/react/macro';
import { signUp } from '@marketplace/contracts/api/auth';
import { draftKey } from '@marketplace/contracts/forms/tabDraft';
import { useTabDraft } from '@marketplace/contracts/forms/useTabDraft';
import { failureMessage } from '@marketplace/contracts/notices';
import { Link, useNavigate } from '@marketplace/contracts/router';
import { informationPath, phoneVerifyPath, signUpPath } from '@marketplace/contracts/routes';
import styled from '@marketplace/contracts/styled';
import { TextField } from '@marketplace/contracts/ui/TextField';
import { type FormEvent, useEffect, useState } from 'react';
import { callApi } from '../../contracts';
import { AccountForm } from '../auth/AccountForm';
import { useFieldErrors } from '../auth/useFieldErrors';
import { useSubmission } from '../auth/useSubmission';
import { apiFieldErrors } from './apiFieldErrors';
import { NewPasswordField } from './NewPasswordField';
import { markCodeSent } from './oneTimeCode';
import { readSignUp, SIGN_UP_FIELDS } from './readSignUp';

const EMPTY: Readonly<Record<string, string>> = {};

/** Name and phone of a guest who has placed an order. */
export interface KnownName {
  fullName: string;
  phone: string;
}

/**
 * Sign-up form. It keeps the typed values, except the password, as a draft in the tab. For a guest
 * who has placed an order, it starts with the name and phone of the order.
 */
export function SignUpForm({ known }: { known?: KnownName | undefined }) {
  const { t, i18n } = useLingui();
  const navigate = useNavigate();
  const { form, show, errorOf, handleInput } = useFieldErrors();
  const { isSending, submit } = useSubmission();
  const [problem, setProblem] = useState<string>();

  const [draft, setDraft] = useTabDraft(draftKey('sign-up'), EMPTY);
  // Fills in the draft, except in fields whose values the browser has restored.
  useEffect(() => {
    for (const [name, value] of Object.entries(draft)) {
      const field = form.current?.elements.namedItem(name);
      if (field instanceof HTMLInputElement) field.value ||= value;
    }
  }, [form, draft]);

  const handleTyping = (event: FormEvent) => {
    handleInput(event);
    if (!form.current) return;
    const given = [...new FormData(form.current)].filter(([name]) => name !== 'password');
    setDraft(Object.fromEntries(given.map(([name, value]) => [name, String(value)])));
  };
  const handleSubmit = (given: FormData) => {
    const { body, errors } = readSignUp(given, i18n.locale);
    setProblem(undefined);
    show(errors);
    if (!body) return;
    void submit({
      send: async (signal) => {
        await callApi(signUp, { body, signal });
        markCodeSent('phone', body.phone);
        setDraft(EMPTY);
        // Removes the order's id from the URL, because another person may go back to this page.
        if (known) await navigate(signUpPath(), { replace: true });
        void navigate(phoneVerifyPath());
      },
      onFailure: async (error) => {
        const named = apiFieldErrors(error, SIGN_UP_FIELDS);
        if (Object.keys(named).length > 0) show(named);
        else setProblem(await failureMessage(error));
      },
    });
  };

  return (
    <AccountForm
      ref={form}
      onInput={handleTyping}
      onSubmit={handleSubmit}
      isSending={isSending}
      problem={problem}
      action={<Trans>Sign up</Trans>}
      after={<Agreement />}
    >
      <TextField
        name="fullName"
        label={t`Full name`}
        defaultValue={known?.fullName}
        autoComplete="name"
        autoCapitalize="words"
        spellCheck={false}
        error={errorOf('fullName')}
      />
      <TextField
        name="phone"
        type="tel"
        label={t`Phone`}
        defaultValue={known?.phone}
        hint={t`We send a code to it, like 01712345678`}
        autoComplete="tel"
        error={errorOf('phone')}
      />
      <TextField
        name="email"
        type="email"
        label={t`E-mail`}
        isOptional
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        error={errorOf('email')}
      />
      <NewPasswordField label={t`Password`} error={errorOf('password')} />
    </AccountForm>
  );
}

/** Terms that the visitor accepts by signing up. The links open in a new tab, to keep the form. */
function Agreement() {
  return (
    <Small>
      <Trans>
        By signing up you agree to our{' '}
        <Link to={informationPath('terms-and-conditions')} target="_blank">
          terms and conditions
        </Link>{' '}
        and our{' '}
        <Link to={informationPath('privacy-policy')} target="_blank">
          privacy policy
        </Link>
        .
      </Trans>
    </Small>
  );
}

const Small = styled.p`
  color: var(--color-ink-soft);
  font-size: var(--text-s);
`;
