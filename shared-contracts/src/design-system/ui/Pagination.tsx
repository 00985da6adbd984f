import { Trans, useLingui } from '@lingui/react/macro';
import { localDigits } from '../../contracts/i18n/localDigits';
import * as icons from '../design/icons';
import { Icon } from './Icon';
import { Gap, List, NumberItem, PageLink, StepItem, Summary } from './Pagination.styles';
import { pageWindow } from './pageWindow';
import { VisuallyHidden } from './VisuallyHidden';

type PaginationProps = {
  /** Current page, from 1. */
  pageNumber: number;
  totalPages: number;
  /** @returns URL of a page, including the list's filters */
  pathFor: (pageNumber: number) => string;
};

/**
 * Links to the other pages of a list. They work without JavaScript. Phones show "Page 3 of 20"
 * between two arrows. Renders nothing for a single page.
 */
export function Pagination({ pageNumber, totalPages, pathFor }: PaginationProps) {
  const { t, i18n } = useLingui();
  if (totalPages <= 1) return null;
  const digits = (page: number) => localDigits(page, i18n.locale);
  const labelOf = (entry: string) => t`Page ${entry}`;
  const hasPrevious = pageNumber > 1;
  const hasNext = pageNumber < totalPages;
  return (
    <nav aria-label={t`Pages`}>
      <List>
        <StepItem>
          {hasPrevious && (
            <PageLink to={pathFor(Math.min(pageNumber - 1, totalPages))} rel="prev">
              <Icon shape={icons.chevronLeft} />
              <VisuallyHidden>
                <Trans>Previous page</Trans>
              </VisuallyHidden>
            </PageLink>
          )}
        </StepItem>
        <Summary>
          <Place pageNumber={digits(pageNumber)} totalPages={digits(totalPages)} />
        </Summary>
        {pageWindow(pageNumber, totalPages).map((entry) =>
          typeof entry === 'string' ? (
            <Gap key={entry} aria-hidden="true">
              …
            </Gap>
          ) : (
            <NumberItem key={entry}>
              <PageLink
                to={pathFor(entry)}
                aria-label={labelOf(digits(entry))}
                aria-current={entry === pageNumber ? 'page' : undefined}
              >
                {digits(entry)}
              </PageLink>
            </NumberItem>
          ),
        )}
        <StepItem>
          {hasNext && (
            <PageLink to={pathFor(pageNumber + 1)} rel="next">
              <Icon shape={icons.chevronRight} />
              <VisuallyHidden>
                <Trans>Next page</Trans>
              </VisuallyHidden>
            </PageLink>
          )}
        </StepItem>
      </List>
    </nav>
  );
}

/** The text "Page 3 of 20". The caller passes the numbers in the digits of the current language. */
function Place({ pageNumber, totalPages }: { pageNumber: string; totalPages: string }) {
  return (
    <Trans>
      Page {pageNumber} of {totalPages}
    </Trans>
  );
}
