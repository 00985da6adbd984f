import { Trans, useLingui } from '@lingui/react/macro';
import { productListPath } from '@marketplace/contracts/routes';
import { Icon } from '@marketplace/contracts/ui/Icon';
import { IconButton } from '@marketplace/contracts/ui/IconButton';
import { type KeyboardEvent, type MouseEvent, type Ref, useId, useState } from 'react';
import { ClearButton, Head, Panel, Row, Rows, Term } from './RecentSearches.styles';
import { clearSearches, readRecentSearches, removeSearch } from './searchHistory';

export interface RecentSearchesProps {
  ref: Ref<HTMLDivElement>;
  /** Called with the search to repeat. */
  onPick: (text: string) => void;
  /** The focus returns to the field; `isEmpty` after the last search was removed. */
  onLeave: (isEmpty: boolean) => void;
}

/** The recent searches of this device, each to repeat or remove. */
export function RecentSearches({ ref, onPick, onLeave }: RecentSearchesProps) {
  const { t } = useLingui();
  const titleId = useId();
  const [texts, setTexts] = useState(readRecentSearches);

  const remove = (text: string, { currentTarget }: MouseEvent) => {
    const row = currentTarget.closest('li');
    const neighbour = row?.nextElementSibling ?? row?.previousElementSibling;
    setTexts(removeSearch(text));
    if (neighbour) neighbour.querySelector('button')?.focus();
    else onLeave(true);
  };
  const clear = () => {
    setTexts(clearSearches());
    onLeave(true);
  };
  const handleKey = (event: KeyboardEvent<HTMLDivElement>) => {
    const terms = [...event.currentTarget.querySelectorAll('a')];
    const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const row = document.activeElement?.closest('li');
    const next = terms.findIndex((term) => row?.contains(term)) + step;
    if (next < 0) onLeave(false);
    else terms[Math.min(next, terms.length - 1)]?.focus();
  };

  return (
    <Panel
      ref={ref}
      role="group"
      aria-labelledby={titleId}
      onKeyDown={handleKey}
      // Its buttons change the list in place; around it, a press on a button closes a phone's sheet.
      onClick={(event) => event.stopPropagation()}
    >
      <Head>
        <b id={titleId}>
          <Trans>Recent searches</Trans>
        </b>
        <ClearButton type="button" onClick={clear}>
          <Trans>Clear all</Trans>
        </ClearButton>
      </Head>
      <Rows>
        {texts.map((name) => (
          <Row key={name}>
            <Term to={productListPath({ productName: name })} onClick={() => onPick(name)}>
              <Icon name="search" size="small" />
              <span>{name}</span>
            </Term>
            <IconButton
              icon="close"
              label={t`Remove ${name}`}
              onClick={(event) => remove(name, event)}
            />
          </Row>
        ))}
      </Rows>
    </Panel>
  );
}
