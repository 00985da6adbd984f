import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderUi } from '../../build-kit/testing/renderRoutes';
import { useFocusAfterRemoval } from './useFocusAfterRemoval';

function List() {
  const [names, setNames] = useState(['Rui', 'Ilish']);
  const heading = useFocusAfterRemoval(names.length);
  return (
    <>
      <h2 ref={heading} tabIndex={-1}>
        Fish
      </h2>
      {names.map((name) => (
        <button
          key={name}
          type="button"
          onClick={() => setNames(names.filter((each) => each !== name))}
        >
          Remove {name}
        </button>
      ))}
      <button type="button" onClick={() => setNames([])}>
        Remove all
      </button>
    </>
  );
}

it('leads the focus to the heading when its button went with what was removed', async () => {
  renderUi(<List />);
  await userEvent.click(screen.getByRole('button', { name: 'Remove Rui' }));
  expect(screen.getByRole('heading', { name: 'Fish' })).toHaveFocus();
});

it('leaves the focus where it still has a place', async () => {
  renderUi(<List />);
  await userEvent.click(screen.getByRole('button', { name: 'Remove all' }));
  expect(screen.getByRole('button', { name: 'Remove all' })).toHaveFocus();
});
