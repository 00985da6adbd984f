import { useLingui } from '@lingui/react/macro';
import styled from '@marketplace/contracts/styled';

/** What a product is marked with; the contract gives names only, so they lead nowhere. */
export function ProductTags({ tags }: { tags: readonly string[] }) {
  const { t } = useLingui();
  if (tags.length === 0) return null;
  return (
    <List aria-label={t`Tags`}>
      {tags.map((tag) => (
        <li key={tag}>{tag}</li>
      ))}
    </List>
  );
}

const List = styled.ul.attrs({ role: 'list' })`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);

  li {
    padding: var(--space-1) var(--space-3);
    /* Seen in forced colours, where backgrounds go. */
    border: 1px solid transparent;
    border-radius: var(--radius-pill);
    background: var(--color-sunken);
    font-size: var(--text-s);
    overflow-wrap: anywhere;
  }
`;
