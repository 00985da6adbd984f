import { Trans } from '@lingui/react/macro';
import { SupportForm } from '@marketplace/contracts/forms/support/SupportForm';
import type { SupportDraft } from '@marketplace/contracts/forms/support/supportMessage';
import { useIsSupportOffered } from '@marketplace/contracts/forms/support/useIsSupportOffered';
import styled from '@marketplace/contracts/styled';
import { Button } from '@marketplace/contracts/ui/Button';
import { Dialog } from '@marketplace/contracts/ui/Dialog';
import { PillLinks } from '@marketplace/contracts/ui/PillLinks';
import { Skeleton } from '@marketplace/contracts/ui/Skeleton';
import { ContactLinks } from '../menus/SupportLinks';

interface SupportDialogProps {
  draft: SupportDraft;
  onDraft: (draft: SupportDraft) => void;
  onClose: () => void;
  /** Set if a chat provider is configured and the visitor has not agreed to it. */
  onAllowChat: (() => void) | undefined;
}

/** Support panel: contact links and, if the API accepts messages, a form for a message. */
export function SupportDialog({ draft, onDraft, onClose, onAllowChat }: SupportDialogProps) {
  const isOffered = useIsSupportOffered();
  return (
    <Dialog isOpen onClose={onClose} title={<Trans>Help & Support</Trans>}>
      <Content>
        <p>
          {isOffered === false ? (
            <Trans>Call or write to us. We are glad to help.</Trans>
          ) : (
            <Trans>Call, write, or leave a message here. We are glad to help.</Trans>
          )}
        </p>
        <PillLinks>
          <ContactLinks />
        </PillLinks>
        {onAllowChat && (
          <div>
            <p>
              <Trans>Our chat is run by another company, which may set cookies of its own.</Trans>
            </p>
            <Button onClick={onAllowChat}>
              <Trans>Agree and open the chat</Trans>
            </Button>
          </div>
        )}
        {isOffered === undefined && <Skeleton shape="block" height={420} />}
        {isOffered && <SupportForm draft={draft} onDraft={onDraft} />}
      </Content>
    </Dialog>
  );
}

const Content = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
`;
