import { Trans, useLingui } from '@lingui/react/macro';
import { categoriesPath, categoryPath, featuredSectionPath } from '@marketplace/contracts/routes';
import { Picture } from '@marketplace/contracts/ui/Picture';
import { SectionHeading } from '@marketplace/contracts/ui/SectionHeading';
import { Stack } from '@marketplace/contracts/ui/Stack';
import type { CardCategory } from '../cards/cardData';
import { RetryPanel } from '../failures/RetryPanel';
import { Entries, Entry, Group, GroupName, Groups } from './CategoryDirectory.styles';

/** A section of the market with its featured sub-categories. */
export interface DirectorySection {
  group: { uuid: string; name: string };
  items: readonly CardCategory[];
}

interface CategoryDirectoryProps {
  /** `undefined` if the sections could not be loaded. */
  sections: readonly DirectorySection[] | undefined;
}

/**
 * The sub-categories of each section, at the end of the page. Renders nothing if there are no
 * sections.
 */
export function CategoryDirectory({ sections }: CategoryDirectoryProps) {
  const { t } = useLingui();
  if (sections?.length === 0) return null;
  return (
    <Stack as="section" aria-labelledby="directory">
      <SectionHeading
        id="directory"
        more={{ path: categoriesPath(), label: <Trans>All categories</Trans> }}
      >
        <Trans>Browse by category</Trans>
      </SectionHeading>
      {sections === undefined ? (
        <RetryPanel title={t`The categories could not be loaded`} />
      ) : (
        <Groups>
          {sections.map(({ group, items }) => (
            <Group key={group.uuid}>
              <GroupName to={featuredSectionPath(group.uuid)}>{group.name}</GroupName>
              <Entries>
                {items.map(({ handle, name, imageUrl }) => (
                  <li key={handle}>
                    <Entry to={categoryPath(handle)}>
                      <Picture {...imageUrl} alt="" sizes="36px" />
                      <span>{name}</span>
                    </Entry>
                  </li>
                ))}
              </Entries>
            </Group>
          ))}
        </Groups>
      )}
    </Stack>
  );
}
