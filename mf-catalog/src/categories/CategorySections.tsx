import * as media from '@marketplace/contracts/design/breakpoints';
import { featuredSectionPath } from '@marketplace/contracts/routes';
import styled from '@marketplace/contracts/styled';
import { SectionHeading } from '@marketplace/contracts/ui/SectionHeading';
import { Stack } from '@marketplace/contracts/ui/Stack';
import { SeeAll } from '../cards/SeeAll';
import { CategoryCard } from './CategoryCard';
import type { CategoryGroup } from './categoryList';

/** One page of the sub-categories, grouped by section. Each section links to all its products. */
export function CategorySections({ sections }: { sections: readonly CategoryGroup[] }) {
  return (
    <Stack $gap={8}>
      {sections.map(({ group, categories }, section) => {
        const id = `section-${group?.uuid}`;
        return (
          <Stack key={id} as="section" aria-labelledby={group && id}>
            {group && (
              <SectionHeading
                id={id}
                more={{ path: featuredSectionPath(group.uuid), label: <SeeAll of={group.name} /> }}
              >
                {group.name}
              </SectionHeading>
            )}
            <Grid>
              {categories.map((category, index) => (
                <li key={category.uuid}>
                  <CategoryCard
                    category={category}
                    priority={section === 0 && index === 0 ? 'high' : 'lazy'}
                  />
                </li>
              ))}
            </Grid>
          </Stack>
        );
      })}
    </Stack>
  );
}

const Grid = styled.ul.attrs({ role: 'list' })`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, max(34%, 8rem)), 1fr));
  gap: var(--space-3);

  @media (min-width: 600px) {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }

  ${media.medium} {
    grid-template-columns: repeat(5, minmax(0, 1fr));
    gap: var(--space-4);
  }

  ${media.wide} {
    grid-template-columns: repeat(6, minmax(0, 1fr));
  }
`;
