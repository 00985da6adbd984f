import { Trans } from '@lingui/react/macro';
import { Link } from '@marketplace/contracts/router';
import { VisuallyHidden } from '@marketplace/contracts/ui/VisuallyHidden';
import { menuTarget } from './menuTarget';

interface MenuLinkProps {
  name: string;
  /** As the menu gives it; an entry that leads nowhere is only a text. */
  url: string;
}

/** One entry of a menu. Other sites open in a new tab (specification section 2) and say so. */
export function MenuLink({ name, url }: MenuLinkProps) {
  const target = menuTarget(url);
  if (!target) return <p>{name}</p>;
  if (target.kind === 'page') return <Link to={target.path}>{name}</Link>;
  return (
    <a href={target.url} target="_blank" rel="noopener noreferrer">
      {name}
      <VisuallyHidden>
        {' '}
        <Trans>(opens in a new tab)</Trans>
      </VisuallyHidden>
    </a>
  );
}
