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

it('the focus moves to the heading if the focused button is removed', async () => {
  renderUi(<List />);
  await userEvent.click(screen.getByRole('button', { name: 'Remove Rui' }));
  expect(screen.getByRole('heading', { name: 'Fish' })).toHaveFocus();
});

it('the focus stays on a button that is not removed', async () => {
  renderUi(<List />);
  await userEvent.click(screen.getByRole('button', { name: 'Remove all' }));
  expect(screen.getByRole('button', { name: 'Remove all' })).toHaveFocus();
});
