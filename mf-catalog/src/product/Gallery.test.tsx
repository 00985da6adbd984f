import { renderRoutes } from '@marketplace/contracts/testing/renderRoutes';
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Gallery, zoomAtPointer } from './Gallery';

const picture = (name: string) => ({
  smallImageUrl: `/${name}-320.webp`,
  mediumImageUrl: `/${name}-800.webp`,
});

const show = (names: string[]) =>
  renderRoutes([
    { path: '/', element: <Gallery pictures={names.map(picture)} productName="Rui fish" /> },
  ]);

beforeAll(() => {
  // jsdom has the dialog element, but not its methods.
  HTMLDialogElement.prototype.showModal ??= function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close ??= function close() {
    this.open = false;
  };
});

describe('Gallery', () => {
  it('requests the first picture with high priority, and the others when they come near the viewport', () => {
    show(['front', 'side']);
    const [first, second] = within(screen.getByRole('group')).getAllByRole('img');
    expect(first).toHaveAttribute('fetchpriority', 'high');
    expect(second).toHaveAttribute('loading', 'lazy');
    expect(second).toHaveAccessibleName('Rui fish, picture 2');
  });

  it('scrolls to the large picture after a press on the small picture, without changing the URL', async () => {
    const scrollTo = jest.fn();
    Element.prototype.scrollTo = scrollTo;
    show(['front', 'side']);
    const link = screen.getByRole('link', { name: 'Show picture 2' });
    const target = link.getAttribute('href')?.slice(1) ?? '';
    expect(document.getElementById(target)).toContainElement(
      screen.getByRole('img', { name: 'Rui fish, picture 2' }),
    );
    await userEvent.click(link);
    expect(scrollTo).toHaveBeenCalledTimes(1);
    expect(location.hash).toBe('');
  });

  it('shows a placeholder without small pictures if the product has no picture', () => {
    show([]);
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.getByRole('img', { name: 'Rui fish' })).not.toHaveAttribute('src');
  });

  it('shows the number of the current picture, and scrolls the pictures at a press of an arrow key', async () => {
    const scrollTo = jest.fn();
    Element.prototype.scrollTo = scrollTo;
    show(['front', 'side']);
    expect(screen.getByText('1 / 2')).toBeVisible();
    screen.getByRole('link', { name: 'Rui fish' }).focus();
    await userEvent.keyboard('{ArrowLeft}');
    expect(scrollTo).toHaveBeenLastCalledWith({ left: 0 });
  });

  it('links each large picture to its file, and shows the pressed picture in the lightbox', async () => {
    show(['front', 'side']);
    const link = screen.getByRole('link', { name: 'Rui fish, picture 2' });
    expect(link).toHaveAttribute('href', '/side-800.webp');
    expect(screen.queryByRole('dialog')).toBeNull();
    fireEvent.click(link);
    const dialog = within(screen.getByRole('dialog', { name: 'Rui fish' }));
    expect(await dialog.findByRole('button', { name: 'Rui fish, picture 2' })).toHaveFocus();
  });
});

function move(pointerType: 'mouse' | 'touch', clientX: number, clientY: number) {
  const currentTarget = document.createElement('a');
  const box = { left: 100, top: 50, width: 200, height: 100 };
  // The cast is safe: the code under test reads only these fields.
  currentTarget.getBoundingClientRect = () => box as DOMRect;
  zoomAtPointer({ currentTarget, pointerType, clientX, clientY });
  return ['--zoom-x', '--zoom-y'].map((name) => currentTarget.style.getPropertyValue(name));
}

describe('zoomAtPointer', () => {
  it.each<['mouse' | 'touch', number, number, string[]]>([
    ['mouse', 100, 50, ['0%', '0%']],
    ['mouse', 150, 100, ['25%', '50%']],
    ['mouse', 300, 150, ['100%', '100%']],
    ['touch', 150, 100, ['', '']],
  ])('maps a %s at %d, %d to the zoom position %j', (pointerType, x, y, expected) => {
    expect(move(pointerType, x, y)).toEqual(expected);
  });
});
