import { act, fireEvent, screen } from '@testing-library/react';
import { button, hydrateRegion, isPressed, Menu } from './testing/hydrateRegion';

const release = (target: Element) => act(async () => void fireEvent.mouseUp(target));

describe('a mouse press that lasts until the code has loaded', () => {
  it('clicks the button once if the mouse is released on it', async () => {
    const { arrive } = await hydrateRegion(Menu);
    fireEvent.mouseDown(button());
    await arrive();
    expect(isPressed(0)).toBe(true);
    await release(button());
    expect(isPressed(1)).toBe(true);
    await release(button());
    expect(isPressed(1)).toBe(true);
  });

  it('follows the link if the mouse is released on it', async () => {
    const { arrive } = await hydrateRegion(Menu);
    const follow = jest.fn((event: Event) => event.preventDefault());
    document.addEventListener('click', follow, { once: true });
    fireEvent.mouseDown(screen.getByRole('link'));
    await arrive();
    await release(screen.getByRole('link'));
    expect(follow.mock.calls.map(([{ target }]) => target)).toEqual([screen.getByRole('link')]);
  });

  it('opens the details if the mouse is released on their summary', async () => {
    const { arrive } = await hydrateRegion(Menu);
    fireEvent.mouseDown(screen.getByText('Fish'));
    await arrive();
    expect(screen.getByRole('group')).not.toHaveAttribute('open');
    await release(screen.getByText('Fish'));
    expect(screen.getByRole('group')).toHaveAttribute('open');
  });

  it('ticks the box if the mouse is released on its label', async () => {
    const { arrive } = await hydrateRegion(() => (
      <label>
        <input type="checkbox" />
        Hilsa
      </label>
    ));
    fireEvent.mouseDown(screen.getByText('Hilsa'));
    await arrive();
    await release(screen.getByText('Hilsa'));
    expect(screen.getByRole('checkbox')).toBeChecked();
  });

  it('does not follow a link if Ctrl is held, because the browser opens it in another tab', async () => {
    const { arrive } = await hydrateRegion(Menu);
    const follow = jest.fn();
    document.addEventListener('click', follow);
    fireEvent.mouseDown(screen.getByRole('link'), { ctrlKey: true });
    await arrive();
    await release(screen.getByRole('link'));
    document.removeEventListener('click', follow);
    expect(follow).not.toHaveBeenCalled();
  });

  it('clicks nothing if the mouse is released beside the button', async () => {
    const { arrive } = await hydrateRegion(Menu);
    fireEvent.mouseDown(button());
    await arrive();
    await release(document.body);
    expect(isPressed(0)).toBe(true);
  });
});
