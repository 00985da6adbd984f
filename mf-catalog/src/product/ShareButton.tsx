import { useLingui } from '@lingui/react/macro';
import * as icons from '@marketplace/contracts/design/icons';
import { toast } from '@marketplace/contracts/notices';
import { IconButton } from '@marketplace/contracts/ui/IconButton';

/**
 * Shares the page's URL with the chosen options, through the device's share menu or the clipboard.
 * The code for sharing loads on click. If it fails to load, a message asks to copy the link.
 */
export function ShareButton({ productName }: { productName: string }) {
  const { t } = useLingui();
  const copyIt = t`Please copy the link from the address bar`;
  const share = () =>
    import(/* webpackChunkName: "catalog-share" */ './sharePage')
      .then(({ sharePage }) => sharePage(productName, { copied: t`Link copied`, refused: copyIt }))
      .catch(() => toast.info(copyIt));
  return <IconButton icon={icons.share} label={t`Share`} onClick={() => void share()} />;
}
