import { Plural, useLingui } from '@lingui/react/macro';
import type { FeaturedProductGroup } from '@marketplace/contracts/api/categories';
import * as media from '@marketplace/contracts/design/breakpoints';
import { Link } from '@marketplace/contracts/router';
import { featuredSectionPath } from '@marketplace/contracts/routes';
import styled from '@marketplace/contracts/styled';
import { Picture } from '@marketplace/contracts/ui/Picture';
import { sidewaysRow } from '@marketplace/contracts/ui/sidewaysRow';

/** Links to the featured sections, in one row. Each tile is large enough to tap. */
export function GroupTiles({ groups }: { groups: readonly FeaturedProductGroup[] }) {
  const { t } = useLingui();
  return (
    <nav aria-label={t`Sections of the market`}>
      <Tiles>
        {groups.map(({ uuid, name, nameLanguage, imageUrl, productCount }) => (
          <li key={uuid}>
            <Tile to={featuredSectionPath(uuid)}>
              <Picture
                {...imageUrl}
                alt=""
                sizes="(min-width: 1150px) 72px, 56px"
                priority="normal"
              />
              <span>
                <Name lang={nameLanguage}>{name}</Name>
                <Count>
                  <Plural value={productCount} one="# product" other="# products" />
                </Count>
              </span>
            </Tile>
          </li>
        ))}
      </Tiles>
    </nav>
  );
}

// On tablets and wider screens, a row has five tiles. A tile does not grow into free space, because
// more tiles may still arrive.
const Tiles = styled.ul.attrs({ role: 'list' })`
  ${sidewaysRow}

  @media (min-width: 600px) {
    gap: var(--space-3);

    > li {
      flex: 0 1 calc((100% - 4 * var(--space-3)) / 5);
      min-width: 0;
    }
  }
`;

const Tile = styled(Link)`
  display: flex;
  align-items: center;
  gap: var(--space-2);
  height: 100%;
  min-height: var(--target);
  padding: 2px var(--space-4) 2px 2px;
  border: 1px solid var(--color-line);
  border-radius: var(--radius-pill);
  background: var(--color-surface);
  color: var(--color-ink);
  font-size: var(--text-s);
  line-height: var(--leading-snug);
  text-decoration: none;

  > :first-child {
    width: 40px;
    flex: none;
    border-radius: var(--radius-pill);
  }

  ${media.hover} {
    &:hover {
      border-color: var(--color-link);
      box-shadow: var(--shadow-2);
    }
  }

  @media (min-width: 600px) {
    flex-direction: column;
    gap: var(--space-1);
    padding: var(--space-2);
    border-radius: var(--radius-l);
    text-align: center;

    > :first-child {
      width: 56px;
      border-radius: var(--radius-m);
    }
  }

  ${media.wide} {
    flex-direction: row;
    gap: var(--space-4);
    font-size: var(--text-m);
    text-align: start;

    > :first-child {
      width: 72px;
    }
  }
`;

const Name = styled.span`
  display: block;
  font-weight: var(--weight-bold);
  white-space: nowrap;

  @media (min-width: 600px) {
    white-space: normal;
  }
`;

const Count = styled.span`
  display: none;
  color: var(--color-ink-soft);
  font-size: var(--text-xs);

  @media (min-width: 600px) {
    display: inline;
  }
`;
