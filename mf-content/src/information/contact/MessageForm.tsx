import { Trans } from '@lingui/react/macro';
import { SupportForm } from '@marketplace/contracts/forms/support/SupportForm';
import { useIsSupportOffered } from '@marketplace/contracts/forms/support/useIsSupportOffered';
import { draftKey } from '@marketplace/contracts/forms/tabDraft';
import { useTabDraft } from '@marketplace/contracts/forms/useTabDraft';
import { Link } from '@marketplace/contracts/router';
import { informationPath } from '@marketplace/contracts/routes';
import styled from '@marketplace/contracts/styled';
import { FormPlaceholder, FormUnavailable } from './FormPlaceholder';

const EMPTY = { name: '', emailOrPhone: '', message: '' };

/** Shows the contact form, if the API accepts messages. Shows a placeholder until this is known. */
export function MessageForm() {
  const [draft, setDraft] = useTabDraft(draftKey('contact'), EMPTY);
  const isOffered = useIsSupportOffered();
  if (isOffered === undefined) return <FormPlaceholder />;
  if (!isOffered) return <FormUnavailable />;
  return (
    <>
      <SupportForm draft={draft} onDraft={setDraft} onSent={() => setDraft(EMPTY)} />
      <Note>
        <Trans>
          We keep your name, your address or number and your message only to answer you. See our{' '}
          <Link to={informationPath('privacy-policy')}>privacy policy</Link>.
        </Trans>
      </Note>
    </>
  );
}

const Note = styled.p`
  padding-block-start: var(--space-3);
  font-size: var(--text-s);
`;
