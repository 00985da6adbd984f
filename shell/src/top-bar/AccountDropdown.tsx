import styled from '@marketplace/contracts/styled';
import { Disclosure } from '../menus/Disclosure';
import { DropdownPanel } from '../menus/DropdownPanel';
import { AccountLinks } from './AccountLinks';
import { AccountName } from './AccountName';

/** The customer's name, and below it what is theirs. */
export function AccountDropdown() {
  return (
    <Root>
      <Disclosure label={<AccountName />} group="account" closesOnLeave={() => true}>
        <DropdownPanel $align="end">
          <AccountLinks />
        </DropdownPanel>
      </Disclosure>
    </Root>
  );
}

const Root = styled.div`
  position: relative;
`;
