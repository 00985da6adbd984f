import { Trans, useLingui } from '@lingui/react/macro';
import { formatDate } from '@marketplace/contracts/i18n/formatDate';
import { PageHeading } from '@marketplace/contracts/ui/PageHeading';
import { SanitizedHtml } from '@marketplace/contracts/ui/SanitizedHtml';
import type { ReactNode } from 'react';
import { isLong } from '../ContentsList';
import { Body, Contents, Head, Root } from './InformationArticle.styles';
import type { PreparedText } from './prepareText';

interface InformationArticleProps {
  text: PreparedText;
  /** Shown between the introduction and the first section. */
  children?: ReactNode;
}

/** Shows an information page: heading, date of the last change, table of contents and sections. */
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
      {isLong(sections) && <Contents headings={sections} />}
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
