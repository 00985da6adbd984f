import { useLingui } from '@lingui/react/macro';
import { media } from '@marketplace/contracts/design/breakpoints';
import styled from '@marketplace/contracts/styled';
import { IconButton } from '@marketplace/contracts/ui/IconButton';
import { MENU_SHEET_ID } from './menuSheet';

/** The hamburger of narrow screens. */
export function MenuButton() {
  const { t } = useLingui();
  return (
    <NarrowOnly>
      <IconButton icon="menu" label={t`Menu`} popoverTarget={MENU_SHEET_ID} />
    </NarrowOnly>
  );
}

const NarrowOnly = styled.div`
  display: flex;

  ${media.wide} {
    display: none;
  }
`;
