import { Button } from '@marketplace/contracts/ui/Button';
import { useState } from 'react';
import { Form, Input } from '../controls/fields';
import { openPath } from '../loader/PanelHost';

/** Opens what another tester or an error page has named by a code. */
export function CodeForm() {
  const [code, setCode] = useState('');
  return (
    <Form label="Code" onSubmit={() => openPath(`/qa/open/${encodeURIComponent(code.trim())}`)}>
      <Input
        label="Code of another session, or of a page"
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        required
        value={code}
        onChange={({ target }) => setCode(target.value)}
      />
      <Button type="submit">Open code</Button>
    </Form>
  );
}
