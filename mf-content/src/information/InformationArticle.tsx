import { Trans, useLingui } from '@lingui/react/macro';
import { formatDate } from '@marketplace/contracts/i18n/formatDate';
import { PageHeading } from '@marketplace/contracts/ui/PageHeading';
import { SanitizedHtml } from '@marketplace/contracts/ui/SanitizedHtml';
import { type ReactNode, useId } from 'react';
import { Body, Contents, Head, Root } from './InformationArticle.styles';
import type { PreparedText } from './prepareText';

/** Fewer sections are seen at a glance. */
const FEWEST_FOR_CONTENTS = 4;

interface InformationArticleProps {
  text: PreparedText;
  /** Between the introduction and the first section. */
  children?: ReactNode;
}

/** A page about the market: its heading, the day of the last change, table of contents and sections. */
export function InformationArticle({ text, children }: InformationArticleProps) {
  const { i18n } = useLingui();
  const { title, updatedAt, intro, sections } = text;
  return (
    <Root>
      <Head>
        <PageHeading>{title}</PageHeading>
        <p>
          <Trans>
            Last updated <time dateTime={updatedAt}>{formatDate(updatedAt, i18n)}</time>
          </Trans>
        </p>
      </Head>
      {sections.length >= FEWEST_FOR_CONTENTS && <ContentsList sections={sections} />}
      <Body>
        {intro !== '' && <SanitizedHtml html={intro} />}
        {children}
        {sections.map(({ id, title: heading, body }) => (
          <section key={id}>
            <h2 id={id}>{heading}</h2>
            <SanitizedHtml html={body} />
          </section>
        ))}
      </Body>
    </Root>
  );
}

function ContentsList({ sections }: Pick<PreparedText, 'sections'>) {
  const id = useId();
  return (
    <Contents aria-labelledby={id}>
      <h2 id={id}>
        <Trans>On this page</Trans>
      </h2>
      <ol>
        {sections.map((section) => (
          <li key={section.id}>
            <a href={`#${section.id}`}>{section.title}</a>
          </li>
        ))}
      </ol>
    </Contents>
  );
}
