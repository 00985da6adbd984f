import { useLingui } from '@lingui/react/macro';
import { bus } from '@marketplace/contracts/events';
import { IconButton } from '@marketplace/contracts/ui/IconButton';

/** Sends the address with what is chosen: by the phone's own menu, else by copying it. Loads on the press. */
export function ShareButton({ productName }: { productName: string }) {
  const { t } = useLingui();
  const share = async () => {
    const { sharePage } = await import(/* webpackChunkName: "catalog-share" */ './sharePage').catch(
      () => ({ sharePage: async () => 'refused' as const }),
    );
    const told = await sharePage({ title: productName, url: location.href });
    if (told === 'copied') {
      bus.publish('toast:requested', { kind: 'success', message: t`Link copied` });
    } else if (told === 'refused') {
      bus.publish('toast:requested', {
        kind: 'info',
        message: t`Please copy the link from the address bar`,
      });
    }
  };
  return <IconButton icon="share" label={t`Share`} onClick={() => void share()} />;
}
