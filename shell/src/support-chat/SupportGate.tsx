import { useLingui } from '@lingui/react/macro';
import { bus } from '@marketplace/contracts/events';
import { type ComponentProps, type ComponentType, useEffect, useState } from 'react';
import { useMarketConfig } from '../app/PageProviders';
import { logFailure } from '../errors/logFailure';
import { useSession } from '../session/useSession';
import { openProvider } from './openProvider';
import type { SupportDialog } from './SupportDialog';
import type { SupportDraft } from './SupportDraft';

const loadDialog = () =>
  import(/* webpackChunkName: "support-dialog" */ './SupportDialog').then(
    ({ SupportDialog }) => SupportDialog,
  );

type Dialog = ComponentType<ComponentProps<typeof SupportDialog>>;

/**
 * Answers `support-chat:requested`: with the chat of the configured provider or, without one or
 * where it cannot be had, with the market's own panel. Nothing of either is fetched before.
 */
export function SupportGate() {
  const { t } = useLingui();
  const { supportChatScriptUrl } = useMarketConfig();
  const { user } = useSession();
  const [Dialog, setDialog] = useState<Dialog>();
  const [kept, setKept] = useState<{ owner: string | undefined; draft: SupportDraft }>();

  useEffect(() => {
    const open = async () => {
      if (supportChatScriptUrl && (await openProvider(supportChatScriptUrl))) return;
      const Loaded = await loadDialog();
      setDialog(() => Loaded);
    };
    return bus.subscribe('support-chat:requested', () => {
      open().catch((error: unknown) => {
        logFailure('support panel', error);
        bus.publish('toast:requested', { kind: 'error', message: t`Something went wrong` });
      });
    });
  }, [supportChatScriptUrl, t]);

  if (!Dialog) return null;
  // What a customer typed is nobody else's business once they have logged out.
  const isMine = kept && (kept.owner === undefined || kept.owner === user?.uuid);
  return (
    <Dialog
      draft={isMine ? kept.draft : { name: user?.fullName ?? '', emailOrPhone: '', message: '' }}
      onDraft={(draft) => setKept({ owner: user?.uuid, draft })}
      onClose={() => setDialog(undefined)}
    />
  );
}
