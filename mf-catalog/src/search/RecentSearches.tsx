import { Trans, useLingui } from '@lingui/react/macro';
import * as icons from '@marketplace/contracts/design/icons';
import * as moreIcons from '@marketplace/contracts/design/moreIcons';
import { productListPath } from '@marketplace/contracts/routes';
import { Icon } from '@marketplace/contracts/ui/Icon';
import { IconButton } from '@marketplace/contracts/ui/IconButton';
import { type MouseEvent, useId } from 'react';
import { ClearButton, Group, Head, Row, Rows, Term } from './OfferedSearches.styles';
import { clearSearches, removeSearch } from './searchHistory';

interface RecentSearchesProps {
  texts: readonly string[];
  onChange: (texts: string[]) => void;
  onPick: (text: string) => void;
  /** Called when the last recent search is removed. */
  onEmpty: () => void;
}

/** The recent searches of this device. A shopper can repeat or remove them. */
export function RecentSearches({ texts, onChange, onPick, onEmpty }: RecentSearchesProps) {
  const { t } = useLingui();
  const titleId = useId();

  const remove = (text: string, { currentTarget }: MouseEvent) => {
    const row = currentTarget.closest('li');
    const neighbour = row?.nextElementSibling ?? row?.previousElementSibling;
    onChange(removeSearch(text));
    if (neighbour) neighbour.querySelector('button')?.focus();
    else onEmpty();
  };
  const clear = () => {
    onChange(clearSearches());
    onEmpty();
  };

  return (
    <Group aria-labelledby={titleId}>
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
              <Icon shape={moreIcons.search} size="small" />
              <span>{name}</span>
            </Term>
            <IconButton
              icon={icons.close}
              label={t`Remove ${name}`}
              onClick={(event) => remove(name, event)}
            />
          </Row>
        ))}
      </Rows>
    </Group>
  );
}
