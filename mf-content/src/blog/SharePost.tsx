import { Trans, useLingui } from '@lingui/react/macro';
import { PillLinks } from '@marketplace/contracts/ui/PillLinks';

interface SharePostProps {
  title: string;
  /** Absolute URL of the post. */
  url: string;
}

/**
 * Links that share a post. Simple links work without scripts, and do not report the visit to other
 * companies.
 */
export function SharePost({ title, url }: SharePostProps) {
  const { t } = useLingui();
  const facebook = `https://www.facebook.com/sharer/sharer.php?${new URLSearchParams({ u: url })}`;
  const whatsApp = `https://wa.me/?${new URLSearchParams({ text: `${title} ${url}` })}`;
  const mail = `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(url)}`;
  return (
    <nav aria-label={t`Share this post`}>
      <PillLinks as="ul" role="list">
        <li>
          <a href={whatsApp} target="_blank" rel="noopener noreferrer">
            <Trans>Share on WhatsApp</Trans>
          </a>
        </li>
        <li>
          <a href={facebook} target="_blank" rel="noopener noreferrer">
            <Trans>Share on Facebook</Trans>
          </a>
        </li>
        <li>
          <a href={mail}>
            <Trans>Send by e-mail</Trans>
          </a>
        </li>
      </PillLinks>
    </nav>
  );
}
