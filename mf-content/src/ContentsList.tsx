import { Trans } from '@lingui/react/macro';
import styled from '@marketplace/contracts/styled';
import { useId } from 'react';

/** A heading of a text, and the id for links to this heading. */
export interface TextHeading {
  id: string;
  title: string;
}

/** A text with at least this many sections has a table of contents. */
const FEWEST_FOR_CONTENTS = 4;

/** True if a text has enough sections for a table of contents. */
export const isLong = (headings: readonly TextHeading[]) => headings.length >= FEWEST_FOR_CONTENTS;

interface ContentsListProps {
  headings: readonly TextHeading[];
  /** Language of the text, if it differs from the page's language. */
  lang?: string | undefined;
  className?: string;
}

/** A table of contents: links to the sections of a text. */
export function ContentsList({ headings, lang, className }: ContentsListProps) {
  const id = useId();
  return (
    <Box aria-labelledby={id} className={className}>
      <h2 id={id}>
        <Trans>On this page</Trans>
      </h2>
      <ol lang={lang}>
        {headings.map((heading) => (
          <li key={heading.id}>
            <a href={`#${heading.id}`}>{heading.title}</a>
          </li>
        ))}
      </ol>
    </Box>
  );
}

const Box = styled.nav`
  align-self: start;
  padding: var(--space-4);
  border: 1px solid var(--color-line);
  border-radius: var(--radius-m);
  font-size: var(--text-s);

  h2 {
    padding-block-end: var(--space-2);
    font-size: var(--text-m);
  }

  ol {
    padding: 0;
    list-style: none;
  }

  a {
    display: block;
    padding-block: var(--space-2);
  }
`;
