import styled from '@marketplace/contracts/styled';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';

export function Component() {
  const [n, setN] = useState(0);
  return (
    <Box>
      <h1>
        <Trans>Welcome</Trans>
      </h1>
      <button type="button" onClick={() => setN(n + 1)}>
        {n}
      </button>
    </Box>
  );
}

const Box = styled.section`
  padding: 8px;
`;
