import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLayoutEffect, useState } from 'react';
import { renderUi } from '../../build-kit/testing/renderRoutes';
import { TextField } from '../ui/TextField';
import { type FieldProblems, problemOf } from './FieldProblems';
import { useFieldProblems } from './useFieldProblems';

function Form({ onCommit }: { onCommit?: () => void }) {
  const [given, setGiven] = useState<FieldProblems>();
  const { formRef, problems, markCorrected } = useFieldProblems(given);
  useLayoutEffect(onCommit ?? (() => {}));
  return (
    <form ref={formRef} onChange={markCorrected}>
      <TextField label="Name" name="name" error={problems.name} />
      <TextField label="Phone" name="phone" error={problems.phone} />
      <button type="button" onClick={() => setGiven({ name: 'missing', phone: 'invalid' })}>
        Send
      </button>
    </form>
  );
}

const field = (name: string) => screen.getByRole('textbox', { name });
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send' }));

it('the focus moves to the first invalid field, and a change of a field removes its error', async () => {
  renderUi(<Form />);
  await send();
  await waitFor(() => expect(field('Name')).toHaveFocus());
  await userEvent.type(field('Phone'), '0');
  expect(field('Phone')).toBeValid();
  expect(field('Name')).toBeInvalid();
});

it('the focus moves in the same React commit that shows the errors', async () => {
  const focused: (string | null | undefined)[] = [];
  renderUi(
    <Form
      onCommit={() => {
        if (!document.querySelector('[aria-invalid="true"]')) return;
        focused.push(document.activeElement?.getAttribute('name'));
      }}
    />,
  );
  await send();
  await waitFor(() => expect(focused).not.toHaveLength(0));
  expect(focused[0]).toBe('name');
});

it('an error disappears when its field is edited, and appears again if the next submission has the same error', async () => {
  renderUi(<Form />);
  await send();
  await userEvent.type(field('Name'), 'x');
  expect(field('Name')).toBeValid();
  await send();
  expect(field('Name')).toBeInvalid();
});

it.each([
  ['too_small', 'missing'],
  ['too_big', 'too-long'],
  ['invalid_format', 'invalid'],
])('the schema issue %s becomes the problem %s', (code, problem) => {
  expect(problemOf(code)).toBe(problem);
});
