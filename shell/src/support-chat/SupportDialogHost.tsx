import type { SupportDraft } from '@marketplace/contracts/forms/support/supportMessage';
import { toast } from '@marketplace/contracts/notices';
import { type ComponentProps, type ComponentType, useEffect, useState } from 'react';
import { bus } from '../../contracts';
import { logFailure } from '../errors/logFailure';
import { readConsent, saveConsent } from '../page/consent';
import { useMarketConfig } from '../page/contexts';
import { useSession } from '../session/sessionState';
import { openChatProvider } from './openChatProvider';
import type { SupportDialog } from './SupportDialog';

const loadDialog = () =>
  import(/* webpackChunkName: "support-dialog" */ './SupportDialog').then(
    ({ SupportDialog }) => SupportDialog,
  );

type Dialog = ComponentType<ComponentProps<typeof SupportDialog>>;

/**
 * Opens support on `support-chat:requested`. This is the chat of the configured provider if the
 * visitor has agreed to it and its script loads, otherwise the market's own panel. Both are loaded
 * on request.
 */
export function SupportDialogHost() {
  const { supportChatScriptUrl } = useMarketConfig();
  const { user } = useSession();
  const [Dialog, setDialog] = useState<Dialog>();
  const [saved, setSaved] = useState<{ owner: string | undefined; draft: SupportDraft }>();

  useEffect(() => {
    const open = async () => {
      const hasChat = supportChatScriptUrl !== undefined && readConsent()?.chat;
      if (hasChat && (await openChatProvider(supportChatScriptUrl))) return;
      const Loaded = await loadDialog();
      setDialog(() => Loaded);
    };
    return bus.subscribe('support-chat:requested', () => {
      open().catch((error: unknown) => {
        logFailure('support panel', error);
        void toast.failure(error);
      });
    });
  }, [supportChatScriptUrl]);

  if (!Dialog) return null;
  // After a logout, the next visitor must not see the draft of the customer.
  const isOwn = saved && (saved.owner === undefined || saved.owner === user?.uuid);
  const allowChat = () => {
    setDialog(undefined);
    saveConsent({ statistics: false, ...readConsent(), chat: true });
    bus.publish('support-chat:requested', {});
  };
  const isChatOffered = supportChatScriptUrl !== undefined && !readConsent()?.chat;
  return (
    <Dialog
      draft={isOwn ? saved.draft : { name: user?.fullName ?? '', emailOrPhone: '', message: '' }}
      onAllowChat={isChatOffered ? allowChat : undefined}
      onDraft={(draft) => setSaved({ owner: user?.uuid, draft })}
      onClose={() => setDialog(undefined)}
    />
  );
}
