import { withoutScripts } from '@marketplace/contracts/design/withoutScripts';
import styled from '@marketplace/contracts/styled';

export const Root = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5);
  width: 100%;
  max-width: 38em;
  margin-inline: auto;
`;

export const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3);

  > button {
    justify-self: start;
  }

  ${withoutScripts} {
    display: none;
  }
`;

/**
 * Shown instead of the form if scripts are off, because the form cannot be sent without a script.
 */
export const WithoutScript = styled.p`
  display: none;

  ${withoutScripts} {
    display: block;
  }
`;

export const Conversation = styled.ul.attrs({ role: 'list' })`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  padding: 0;
  list-style: none;

  > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    justify-items: start;
    gap: var(--space-3);
    padding-block: var(--space-4);
    border-block-start: 1px solid var(--color-line);
  }

  form {
    width: 100%;
  }

  ${withoutScripts} button {
    display: none;
  }
`;

export const Replies = styled.ul.attrs({ role: 'list' })`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
  width: 100%;
  margin: 0;
  padding: 0 0 0 var(--space-4);
  border-inline-start: 3px solid var(--color-line);
  list-style: none;
`;

export const Byline = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-1) var(--space-3);
  color: var(--color-ink-soft);
  font-size: var(--text-s);

  strong {
    min-width: 0;
    color: var(--color-ink);
    font-weight: var(--weight-medium);
  }
`;

export const Text = styled.p`
  line-height: var(--leading-text);
  white-space: pre-line;
`;

export const Waiting = styled.div`
  padding: var(--space-3) var(--space-4);
  border: 1px dashed var(--color-line);
  border-radius: var(--radius-m);
`;
