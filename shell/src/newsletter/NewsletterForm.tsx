import { Trans, useLingui } from '@lingui/react/macro';
import * as media from '@marketplace/contracts/design/breakpoints';
import styled from '@marketplace/contracts/styled';
import { Button } from '@marketplace/contracts/ui/Button';
import { TextField } from '@marketplace/contracts/ui/TextField';
import { useIsHydrated } from '@marketplace/contracts/useIsHydrated';
import { useId } from 'react';
import { useMarketConfig } from '../page/contexts';
import { useSubscription } from './useSubscription';

/** Form to subscribe to the newsletter (specification section 2, footer). */
export function NewsletterForm() {
  const { t } = useLingui();
  const id = useId();
  const { supportEmail } = useMarketConfig();
  const { error, isSending, handleSubmit, prepare } = useSubscription();
  // The server does not render the form: without JavaScript, submitting it would put the e-mail
  // address into the URL. Its markup would also add 0.2 to 0.4 KB to each page.
  const isHydrated = useIsHydrated();
  return (
    <Root aria-labelledby={id}>
      <div>
        <h2 id={id}>
          <Trans>News from the market</Trans>
        </h2>
        <p>
          <Trans>What is in season, new makers and offers, now and then by email.</Trans>
        </p>
        <noscript>
          <p>
            <Trans>
              To subscribe without JavaScript, write to{' '}
              <a href={`mailto:${supportEmail}`}>{supportEmail}</a>.
            </Trans>
          </p>
        </noscript>
      </div>
      {isHydrated ? (
        <Form noValidate onSubmit={handleSubmit} onFocus={prepare}>
          <TextField
            label={t`Your email address`}
            name="subEmail"
            type="email"
            required
            maxLength={254}
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            error={error}
          />
          <Button type="submit" isLoading={isSending} isLarge>
            <Trans>Subscribe</Trans>
          </Button>
        </Form>
      ) : (
        <FormRoom />
      )}
    </Root>
  );
}

/** Height of a label and of the gap below it. */
const LABEL = 'calc(var(--space-1) + var(--leading-body) * var(--text-s))';

const Root = styled.section`
  --color-focus: var(--color-link);
  display: grid;
  gap: var(--space-4) var(--space-8);
  padding: var(--space-5);
  border-radius: var(--radius-l);
  background: var(--color-surface);
  color: var(--color-ink);

  h2 {
    font-size: var(--text-l);
  }

  p {
    color: var(--color-ink-soft);
    font-size: var(--text-s);
  }

  ${media.medium} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1.2fr);
    align-items: center;
    padding-inline: var(--space-8);
  }
`;

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3) var(--space-2);

  > button {
    min-height: 48px;
  }

  @media (min-width: 600px) {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: start;

    > button {
      /* Moves the button down by the height of the label, beside the field's box. */
      margin-block-start: ${LABEL};
    }
  }
`;

/** Reserves the height of the form until the form is rendered. */
const FormRoom = styled.div`
  min-height: calc(${LABEL} + 96px + var(--space-3));

  @media (min-width: 600px) {
    min-height: calc(${LABEL} + 48px);
  }
`;
