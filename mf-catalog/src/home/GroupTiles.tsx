import { Plural, useLingui } from '@lingui/react/macro';
import type { FeaturedProductGroup } from '@marketplace/contracts/api/categories';
import { media } from '@marketplace/contracts/design/breakpoints';
import { Link } from '@marketplace/contracts/router';
import { productListPath } from '@marketplace/contracts/routes';
import styled from '@marketplace/contracts/styled';
import { Picture } from '@marketplace/contracts/ui/Picture';

/** The featured sections as tiles large enough for a thumb. */
export function GroupTiles({ groups }: { groups: readonly FeaturedProductGroup[] }) {
  const { t } = useLingui();
  return (
    <nav aria-label={t`Sections of the market`}>
      <Tiles>
        {groups.map(({ uuid, name, imageUrl, productCount }) => (
          <li key={uuid}>
            <Tile to={productListPath({ featuredProductGroupUuid: uuid })}>
              <Picture
                {...imageUrl}
                alt=""
                sizes="(min-width: 881px) 88px, 48px"
                priority="normal"
              />
              <span>
                <Name>{name}</Name>
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

const Tiles = styled.ul.attrs({ role: 'list' })`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 9.5rem), 1fr));
  gap: var(--space-3);

  ${media.medium} {
    grid-template-columns: none;
    grid-auto-columns: minmax(0, 1fr);
    grid-auto-flow: column;
    gap: var(--space-4);

  }
`;

const Tile = styled(Link)`
  display: flex;
  align-items: center;
  gap: var(--space-2);
  height: 100%;
  min-height: var(--target);
  padding: var(--space-2);
  border: 1px solid var(--color-line);
  border-radius: var(--radius-l);
  background: var(--color-surface);
  color: var(--color-ink);
  font-size: var(--text-s);
  line-height: var(--leading-snug);
  text-decoration: none;

  > :first-child {
    width: 48px;
    flex: none;
    border-radius: var(--radius-m);
  }

  > :last-child {
    min-width: 0;
  }

  ${media.hover} {
    &:hover {
      border-color: var(--color-link);
      box-shadow: var(--shadow-2);
    }
  }

  ${media.medium} {
    font-size: var(--text-m);
  }

  ${media.wide} {
    gap: var(--space-4);

    > :first-child {
      width: 88px;
    }
  }
`;

const Name = styled.span`
  display: block;
  font-weight: var(--weight-bold);
`;

const Count = styled.span`
  color: var(--color-ink-soft);
  font-size: var(--text-xs);
`;
