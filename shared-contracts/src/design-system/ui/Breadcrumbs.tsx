import { useLingui } from '@lingui/react/macro';
import { Link } from '@marketplace/contracts/router';
import styled from '@marketplace/contracts/styled';
import * as media from '../design/breakpoints';
import * as icons from '../design/icons';
import { Icon } from './Icon';

type Breadcrumb = {
  name: string;
  path: string;
  /** Language of the name, if it differs from the page's. */
  nameLanguage?: string | undefined;
};

type BreadcrumbsProps = {
  /** Pages from the home page to the parent of this page. */
  ancestors: readonly Breadcrumb[];
  /** Name of this page, which is not a link. */
  current: string;
  /** Language of `current`, if it differs from the page's. */
  currentLanguage?: string | undefined;
};

/** Links from the home page down to this page. */
export function Breadcrumbs({ ancestors, current, currentLanguage }: BreadcrumbsProps) {
  const { t } = useLingui();
  return (
    <nav aria-label={t`Breadcrumbs`}>
      <List>
        {ancestors.map(({ name, nameLanguage, path }) => (
          <Item key={path}>
            <Crumb to={path} lang={nameLanguage}>
              {name}
            </Crumb>
            <Icon shape={icons.chevronRight} size="small" />
          </Item>
        ))}
        <Current aria-current="page" lang={currentLanguage}>
          {current}
        </Current>
      </List>
    </nav>
  );
}

// Uses one line. A long product name is truncated, so that it does not push the picture down.
const List = styled.ol.attrs({ role: 'list' })`
  display: flex;
  align-items: center;
  color: var(--color-ink-soft);
  font-size: var(--text-s);
`;

const Item = styled.li`
  display: flex;
  align-items: center;
  min-width: 0;

  > svg {
    flex: none;
  }
`;

const Crumb = styled(Link)`
  display: block;
  min-width: var(--target);
  max-width: min(60vw, 24em);
  padding-inline: var(--space-2);
  overflow: hidden;
  color: inherit;
  line-height: var(--target);
  text-align: center;
  text-decoration: none;
  text-overflow: ellipsis;
  white-space: nowrap;

  ${Item}:first-child & {
    margin-inline-start: calc(-1 * var(--space-2));
  }

  /* As high as a touch target. The negative margin lets it overlap the space around it. */
  ${media.belowMedium} {
    margin-block: -10px;
  }

  ${media.hover} {
    &:hover {
      color: var(--color-link);
      text-decoration: underline;
    }
  }
`;

const Current = styled.li`
  min-width: 0;
  /* The current page's name shrinks before any link does. */
  flex-shrink: 999999;
  padding-inline: var(--space-2);
  overflow: hidden;
  color: var(--color-ink);
  text-overflow: ellipsis;
  white-space: nowrap;
`;
