import { Plural, Trans } from '@lingui/react/macro';
import type { SubCategory } from '@marketplace/contracts/api/categories';
import { categoryPath } from '@marketplace/contracts/routes';
import styled from '@marketplace/contracts/styled';
import { CardLink } from '@marketplace/contracts/ui/CardLink';
import { Picture } from '@marketplace/contracts/ui/Picture';
import { PlaceCard } from '../cards/Card.styles';
import { CATEGORY_SIZES } from '../cards/pictureSizes';

interface CategoryCardProps {
  category: SubCategory;
  priority: 'high' | 'lazy';
}

export function CategoryCard({ category, priority }: CategoryCardProps) {
  const { name, nameLanguage, handle, imageUrl, productCount } = category;
  return (
    <PlaceCard>
      {/* The alternative text is empty, because the name is below the picture. */}
      <Picture {...imageUrl} alt="" sizes={CATEGORY_SIZES} priority={priority} />
      <Words>
        <CardLink to={categoryPath(handle)} lang={nameLanguage}>
          {name}
        </CardLink>
        <Count>
          {productCount > 0 ? (
            <Plural value={productCount} one="# product" other="# products" />
          ) : (
            <Trans>Nothing yet</Trans>
          )}
        </Count>
      </Words>
    </PlaceCard>
  );
}

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
