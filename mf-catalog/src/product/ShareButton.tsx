import { useLingui } from '@lingui/react/macro';
import * as icons from '@marketplace/contracts/design/icons';
import { toast } from '@marketplace/contracts/notices';
import { IconButton } from '@marketplace/contracts/ui/IconButton';

/**
 * Shares the page's URL with the chosen options, through the device's share menu or the clipboard.
 * The code for that loads on click.
 */
export function ShareButton({ productName }: { productName: string }) {
  const { t } = useLingui();
  const share = async () => {
    const { sharePage } = await import(/* webpackChunkName: "catalog-share" */ './sharePage').catch(
      () => ({ sharePage: async () => 'refused' as const }),
    );
    const result = await sharePage({ title: productName, url: location.href });
    if (result === 'copied') {
      toast.success(t`Link copied`);
    } else if (result === 'refused') {
      toast.info(t`Please copy the link from the address bar`);
    }
  };
  return <IconButton icon={icons.share} label={t`Share`} onClick={() => void share()} />;
}
