import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderUi } from '../../build-kit/testing/renderRoutes';
import { Button } from './Button';

const button = () => screen.getByRole('button', { name: 'Add to cart' });

describe('Button', () => {
  it('calls onClick when pressed', async () => {
    const onClick = jest.fn();
    renderUi(<Button onClick={onClick}>Add to cart</Button>);
    await userEvent.click(button());
    expect(onClick).toHaveBeenCalledTimes(1);
  });

  it('does not submit its form by default', async () => {
    const onSubmit = jest.fn();
    renderUi(
      <form onSubmit={onSubmit}>
        <Button>Add to cart</Button>
      </form>,
    );
    await userEvent.click(button());
    expect(onSubmit).not.toHaveBeenCalled();
  });

  describe.each([
    ['loading', { isLoading: true }],
    ['disabled', { isDisabled: true }],
  ])('while %s', (_state, props) => {
    it('ignores Enter, keeps its name and stays focusable', async () => {
      const onClick = jest.fn();
      renderUi(
        <Button onClick={onClick} {...props}>
          Add to cart
        </Button>,
      );
      await userEvent.tab();
      expect(button()).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      expect(onClick).not.toHaveBeenCalled();
      expect(button()).toHaveAttribute('aria-disabled', 'true');
    });

    it('does not submit its form, neither by a press nor by Enter in a field', async () => {
      const onSubmit = jest.fn((event: React.FormEvent) => event.preventDefault());
      renderUi(
        <form onSubmit={onSubmit}>
          <input aria-label="Email" />
          <Button type="submit" {...props}>
            Add to cart
          </Button>
        </form>,
      );
      await userEvent.click(button());
      await userEvent.type(screen.getByRole('textbox'), 'a{Enter}');
      expect(onSubmit).not.toHaveBeenCalled();
    });
  });

  it('is not announced as busy if it is disabled but not loading', () => {
    renderUi(<Button isDisabled>Add to cart</Button>);
    expect(button()).not.toHaveAttribute('aria-busy');
  });
});
