import { Trans } from '@lingui/react/macro';
import type { PopularSearch } from '@marketplace/contracts/api/popularSearches';
import { productListPath } from '@marketplace/contracts/routes';
import { useId } from 'react';
import { Chip, Chips, Group, Head } from './OfferedSearches.styles';

interface PopularSearchesProps {
  searches: readonly PopularSearch[];
  onPick: (text: string) => void;
}

/** Searches that the market proposes to everybody. */
export function PopularSearches({ searches, onPick }: PopularSearchesProps) {
  const titleId = useId();
  return (
    <Group aria-labelledby={titleId}>
      <Head>
        <b id={titleId}>
          <Trans>Popular searches</Trans>
        </b>
      </Head>
      <Chips>
        {searches.map(({ text, textLanguage }) => (
          <li key={text}>
            <Chip
              to={productListPath({ productName: text })}
              lang={textLanguage}
              onClick={() => onPick(text)}
            >
              {text}
            </Chip>
          </li>
        ))}
      </Chips>
    </Group>
  );
}
