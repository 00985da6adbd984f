import { Trans, useLingui } from '@lingui/react/macro';
import { OTP_DIGITS } from '@marketplace/contracts/api/auth';
import { Form, useNavigation } from '@marketplace/contracts/router';
import { Button } from '@marketplace/contracts/ui/Button';
import { Notice } from '@marketplace/contracts/ui/Notice';
import { Panel } from '@marketplace/contracts/ui/Panel';
import { Stack } from '@marketplace/contracts/ui/Stack';
import { TextField } from '@marketplace/contracts/ui/TextField';
import type { CodeStep } from './orderAccess';
import { OPEN_ORDER, SEND_CODE, TRACK_FIELDS, type TypedOrder } from './trackSteps';

interface AskForCodeProps {
  typed: TypedOrder;
  /** True if the guest has got a code already. */
  isAgain?: boolean;
  /** True if the guest of an opened order can complain about it. */
  canComplain?: boolean;
}

/** Button with which a guest asks for the code that opens the whole order. */
export function AskForCode({ typed, isAgain, canComplain }: AskForCodeProps) {
  return (
    <Form method="post">
      <Stack>
        {!isAgain && (
          <p>
            {canComplain ? (
              <Trans>
                Is it your order? With a code that we send to your phone, you see all of it and its
                invoice, can cancel it until it is sent, and can complain about an item.
              </Trans>
            ) : (
              <Trans>
                Is it your order? With a code that we send to your phone, you see all of it and its
                invoice, and can cancel it.
              </Trans>
            )}
          </p>
        )}
        <TypedFields typed={typed} step={SEND_CODE} />
        <Button type="submit" isWide>
          {isAgain ? <Trans>Send another code</Trans> : <Trans>Send me the code</Trans>}
        </Button>
      </Stack>
    </Form>
  );
}

/**
 * Field for the code that opens a guest's order. The form loads a new document, because only the
 * server can store the token in a cookie that scripts cannot read.
 */
export function OpenOrder({ typed, formKey, problem, message }: CodeStep) {
  const { t } = useLingui();
  const isSending = useNavigation().formMethod === 'POST';
  const { phone } = typed;
  return (
    <Panel>
      <Stack>
        {message && (
          <Notice tone="bad" isAnnounced>
            <span>{message}</span>
          </Notice>
        )}
        <Form method="post" reloadDocument>
          <Stack>
            <p role="status">
              <Trans>Enter the code that was sent to {phone}. It is valid for ten minutes.</Trans>
            </p>
            <TypedFields typed={typed} step={OPEN_ORDER} />
            <input type="hidden" name={TRACK_FIELDS.key} value={formKey} />
            <TextField
              name={TRACK_FIELDS.otp}
              label={t`Code`}
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={OTP_DIGITS}
              required
              error={
                problem &&
                (problem === 'missing'
                  ? t`Field cannot be empty`
                  : t`The code is wrong or no longer valid`)
              }
            />
            <Button type="submit" variant="primary" isLoading={isSending}>
              <Trans>Open the order</Trans>
            </Button>
          </Stack>
        </Form>
        <AskForCode typed={typed} isAgain />
      </Stack>
    </Panel>
  );
}

function TypedFields({ typed, step }: { typed: TypedOrder; step: string }) {
  return (
    <>
      <input type="hidden" name={TRACK_FIELDS.step} value={step} />
      <input type="hidden" name={TRACK_FIELDS.orderNumber} value={typed.orderNumber} />
      <input type="hidden" name={TRACK_FIELDS.phone} value={typed.phone} />
    </>
  );
}
