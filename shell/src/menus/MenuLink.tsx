import { Trans } from '@lingui/react/macro';
import { OWN_ORIGIN, ownPath, parseUrl } from '@marketplace/contracts/pages/ownPath';
import { Link } from '@marketplace/contracts/router';
import styled from '@marketplace/contracts/styled';
import { VisuallyHidden } from '@marketplace/contracts/ui/VisuallyHidden';

interface MenuLinkProps {
  name: string;
  /** Language of the name, if it differs from the language of the page. */
  nameLanguage?: string | undefined;
  /** URL of the menu entry. Without a valid target, the entry is shown as text. */
  url: string;
}

/**
 * One entry of a menu. A link to another site opens in a new tab (specification section 2), and its
 * name says so.
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
      <span>{name}</span>
      <VisuallyHidden>
        {' '}
        <Trans>(opens in a new tab)</Trans>
      </VisuallyHidden>
    </a>
  );
}

/** Target of a menu entry: a page of this shop, or another site. */
export type MenuTarget = { kind: 'page'; path: string } | { kind: 'site'; url: string };

/**
 * Parses the `url` of a menu entry. It accepts only a path of this shop or an https URL, because
 * people edit menus. `//elsewhere.example` counts as an https URL, as in browsers.
 * @returns `undefined` for any other URL, e.g. `javascript:` and `data:`
 */
export function menuTarget(url: string): MenuTarget | undefined {
  const path = ownPath(url);
  if (path !== undefined) return { kind: 'page', path };
  const target = parseUrl(url, OWN_ORIGIN);
  const isSite = target?.protocol === 'https:' && target.origin !== OWN_ORIGIN;
  return isSite ? { kind: 'site', url: target.href } : undefined;
}

/** A list without bullets. Without an explicit role, Safari would not announce it as a list. */
export const PlainList = styled.ul.attrs({ role: 'list' })`
  padding: 0;
  list-style: none;
`;
