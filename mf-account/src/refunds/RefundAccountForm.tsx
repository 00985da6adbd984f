import { Trans, useLingui } from '@lingui/react/macro';
import { WALLET_NAMES } from '@marketplace/contracts/api/walletNames';
import { useProblemMessage } from '@marketplace/contracts/forms/useFieldProblems';
import { Form, useNavigation } from '@marketplace/contracts/router';
import { refundAccountsPath } from '@marketplace/contracts/routes';
import { Button } from '@marketplace/contracts/ui/Button';
import { Notice } from '@marketplace/contracts/ui/Notice';
import { Stack } from '@marketplace/contracts/ui/Stack';
import { TextField } from '@marketplace/contracts/ui/TextField';
import { useId } from 'react';
import { RefundHiddenFields, type RefundRef } from './RefundHiddenFields';
import type { AccountFormResult } from './refundAccountRequests';

interface RefundAccountFormProps {
  /** The refund for which the account is; `undefined` if the account is only saved. */
  asked: RefundRef | undefined;
  /** Result of the form that was last sent. */
  result: AccountFormResult | undefined;
}

/** Form for a new account: its provider and its number. Also works without JavaScript. */
export function RefundAccountForm({ asked, result }: RefundAccountFormProps) {
  const { t } = useLingui();
  const wallets = useId();
  const problemText = useProblemMessage();
  const { formMethod, formData } = useNavigation();
  const isSending = formMethod === 'POST' && formData?.get('intent') === 'add-account';
  const problems = result?.status === 'invalid' ? result.problems : {};
  const typed = result?.status === 'saved' ? undefined : result?.typed;
  return (
    <Form method="post" action={refundAccountsPath(asked)} noValidate preventScrollReset>
      <Stack>
        <input type="hidden" name="intent" value="add-account" />
        <RefundHiddenFields asked={asked} />
        {result?.status === 'failed' && result.typed && !isSending && (
          <Notice tone="bad" isAnnounced>
            {result.message}
          </Notice>
        )}
        <TextField
          name="provider"
          label={t`Wallet or bank`}
          hint={t`bKash, Nagad, or the name of your bank`}
          defaultValue={typed?.provider}
          list={wallets}
          autoComplete="off"
          maxLength={60}
          required
          error={
            problems.provider === 'invalid'
              ? t`Only the name. The number has its own field`
              : problemText('provider', problems.provider)
          }
        />
        <datalist id={wallets}>
          {WALLET_NAMES.map((name) => (
            <option key={name} value={name} />
          ))}
        </datalist>
        <TextField
          name="number"
          label={t`Number`}
          hint={t`The mobile number of the wallet, or the number of your bank account`}
          defaultValue={typed?.number}
          inputMode="numeric"
          autoComplete="off"
          maxLength={40}
          required
          error={
            problems.number === 'invalid'
              ? t`A wallet has a number like 01712345678; a bank account has 8 to 20 digits`
              : problemText('number', problems.number)
          }
        />
        <div>
          <Button type="submit" variant="primary" isLoading={isSending}>
            {asked ? <Trans>Pay it back to this account</Trans> : <Trans>Save account</Trans>}
          </Button>
        </div>
      </Stack>
    </Form>
  );
}
