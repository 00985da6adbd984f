import { Plural, Trans } from '@lingui/react/macro';
import type { SubCategory } from '@marketplace/contracts/api/categories';
import { media } from '@marketplace/contracts/design/breakpoints';
import { categoryPath } from '@marketplace/contracts/routes';
import styled from '@marketplace/contracts/styled';
import { CardLink } from '@marketplace/contracts/ui/CardLink';
import { Picture } from '@marketplace/contracts/ui/Picture';
import { CATEGORY_SIZES } from './categorySizes';

interface CategoryCardProps {
  category: SubCategory;
  priority: 'high' | 'lazy';
}

/** A sub-category with its picture and how much there is of it. */
export function CategoryCard({ category, priority }: CategoryCardProps) {
  const { name, handle, imageUrl, productCount } = category;
  return (
    <Card>
      {/* The name below says what is to be seen. */}
      <Picture {...imageUrl} alt="" sizes={CATEGORY_SIZES} priority={priority} />
      <Words>
        <CardLink to={categoryPath(handle)}>{name}</CardLink>
        <Count>
          {productCount > 0 ? (
            <Plural value={productCount} one="# product" other="# products" />
          ) : (
            <Trans>Nothing yet</Trans>
          )}
        </Count>
      </Words>
    </Card>
  );
}

const Card = styled.article`
  position: relative;
  height: 100%;
  overflow: clip;
  border: 1px solid var(--color-line);
  border-radius: var(--radius-l);
  background: var(--color-surface);

  &:focus-within {
    border-color: var(--color-focus);
  }

  ${media.hover} {
    &:hover {
      border-color: var(--color-link);
      box-shadow: var(--shadow-2);
    }
  }
`;

const Words = styled.div`
  display: grid;
  padding: var(--space-2) var(--space-3) var(--space-3);
  font-weight: var(--weight-medium);
  line-height: var(--leading-snug);
`;

const Count = styled.span`
  color: var(--color-ink-soft);
  font-size: var(--text-xs);
  font-weight: var(--weight-normal);
`;
