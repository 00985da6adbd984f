import { searchBarLook } from '@marketplace/contracts/design/searchBarLook';
import { Form } from '@marketplace/contracts/router';
import styled from '@marketplace/contracts/styled';

export const Root = styled(Form)`
  position: relative;
  ${searchBarLook}
`;
