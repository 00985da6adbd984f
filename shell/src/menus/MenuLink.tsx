import { Trans } from '@lingui/react/macro';
import { OWN_ORIGIN, ownPath } from '@marketplace/contracts/pages/ownPath';
import { Link } from '@marketplace/contracts/router';
import styled from '@marketplace/contracts/styled';
import { VisuallyHidden } from '@marketplace/contracts/ui/VisuallyHidden';

interface MenuLinkProps {
  name: string;
  /** Language of the name, if it differs from the page's. */
  nameLanguage?: string | undefined;
  /** URL of the menu entry; an entry without a valid target is shown as text. */
  url: string;
}

/**
 * One entry of a menu. A link to another site opens in a new tab (specification section 2) and says
 * so.
 */
export function MenuLink({ name, nameLanguage: lang, url }: MenuLinkProps) {
  const target = menuTarget(url);
  if (!target) return <p lang={lang}>{name}</p>;
  if (target.kind === 'page')
    return (
      <Link to={target.path} lang={lang}>
        {name}
      </Link>
    );
  return (
    <a href={target.url} lang={lang} target="_blank" rel="noopener noreferrer">
      {name}
      <VisuallyHidden>
        {' '}
        <Trans>(opens in a new tab)</Trans>
      </VisuallyHidden>
    </a>
  );
}

/** Target of a menu entry: a page of the storefront, or another site. */
export type MenuTarget = { kind: 'page'; path: string } | { kind: 'site'; url: string };

/**
 * Parses a menu entry's `url`. Menus are edited by people, so anything that is neither a path of our
 * own nor https (`javascript:`, `//elsewhere`, `data:`) has no target.
 */
export function menuTarget(url: string): MenuTarget | undefined {
  const path = ownPath(url);
  if (path !== undefined) return { kind: 'page', path };
  if (!URL.canParse(url, OWN_ORIGIN)) return undefined;
  const { origin, protocol, href } = new URL(url, OWN_ORIGIN);
  return protocol === 'https:' && origin !== OWN_ORIGIN ? { kind: 'site', url: href } : undefined;
}

/**
 * A list without bullets. The role is explicit, because Safari drops it together with the bullets.
 */
export const PlainList = styled.ul.attrs({ role: 'list' })`
  padding: 0;
  list-style: none;
`;
