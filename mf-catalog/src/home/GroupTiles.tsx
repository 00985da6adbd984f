import { Plural, useLingui } from '@lingui/react/macro';
import type { FeaturedProductGroup } from '@marketplace/contracts/api/categories';
import * as media from '@marketplace/contracts/design/breakpoints';
import { Link } from '@marketplace/contracts/router';
import { featuredSectionPath } from '@marketplace/contracts/routes';
import styled from '@marketplace/contracts/styled';
import { Picture } from '@marketplace/contracts/ui/Picture';

/** The featured sections as tiles large enough for a thumb. */
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
                sizes="(min-width: 1150px) 88px, 64px"
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

// Three to a row on phones, two on the narrowest, and the last ones share theirs; one row of five
// from tablets on. None is as wide as what is left: the next may still be arriving.
const Tiles = styled.ul.attrs({ role: 'list' })`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3);

  > li {
    --in-row: 2;
    flex: 0 1 calc((100% - (var(--in-row) - 1) * var(--space-3)) / var(--in-row));
    min-width: min(6rem, 100%);
  }

  > li:nth-child(5) {
    --in-row: 1;
  }

  @media (min-width: 345px) {
    > li:nth-child(n) {
      --in-row: 3;
    }

    > li:nth-child(n + 4) {
      --in-row: 2;
    }
  }

  @media (min-width: 600px) {
    flex-wrap: nowrap;

    > li:nth-child(n) {
      --in-row: 5;
      min-width: 0;
    }
  }
`;

const Tile = styled(Link)`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: var(--space-1);
  height: 100%;
  padding: var(--space-2) 0;
  border: 1px solid var(--color-line);
  border-radius: var(--radius-l);
  background: var(--color-surface);
  color: var(--color-ink);
  font-size: var(--text-s);
  line-height: var(--leading-snug);
  text-align: center;
  text-decoration: none;

  > :first-child {
    width: 64px;
    flex: none;
    border-radius: var(--radius-m);
  }

  ${media.hover} {
    &:hover {
      border-color: var(--color-link);
      box-shadow: var(--shadow-2);
    }
  }

  ${media.wide} {
    flex-direction: row;
    gap: var(--space-4);
    font-size: var(--text-m);
    text-align: start;

    > :first-child {
      width: 88px;
    }
  }
`;

const Name = styled.span`
  display: block;
  font-weight: var(--weight-bold);
  overflow-wrap: anywhere;
`;

const Count = styled.span`
  color: var(--color-ink-soft);
  font-size: var(--text-xs);
`;
