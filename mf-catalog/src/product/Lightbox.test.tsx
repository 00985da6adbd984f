import { renderUi } from '@marketplace/contracts/testing/renderRoutes';
import { Dialog } from '@marketplace/contracts/ui/Dialog';
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import fc from 'fast-check';
import { Lightbox, zoomScrollOffset } from './Lightbox';

const pictures = ['front', 'side', 'cut'].map((name) => ({
  smallImageUrl: `/${name}-320.webp`,
  mediumImageUrl: `/${name}-800.webp`,
}));
const onClose = jest.fn();
const scrollTo = jest.fn();

beforeAll(() => {
  // jsdom has the dialog element, but not its methods, and it has no layout.
  HTMLDialogElement.prototype.showModal ??= function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close ??= function close() {
    this.open = false;
  };
  Element.prototype.scrollTo = scrollTo;
  Object.defineProperty(HTMLElement.prototype, 'clientWidth', { get: () => 500 });
});

beforeEach(() => {
  jest.clearAllMocks();
  renderUi(
    <Dialog isOpen onClose={onClose} title="Rui fish">
      <Lightbox pictures={pictures} productName="Rui fish" first={1} />
    </Dialog>,
  );
});

describe('Lightbox', () => {
  it('starts with the picture whose index is `first`, and focuses that picture', async () => {
    expect(await screen.findByRole('dialog', { name: 'Rui fish' })).toBeVisible();
    expect(scrollTo).toHaveBeenCalledWith({ left: 500, behavior: 'instant' });
    expect(screen.getByRole('button', { name: 'Rui fish, picture 2' })).toHaveFocus();
    expect(screen.getByText('2 / 3')).toBeVisible();
  });

  it.each([
    ['the arrow keys', () => userEvent.keyboard('{ArrowRight}'), 1000],
    ['the arrow keys', () => userEvent.keyboard('{ArrowLeft}'), 0],
    [
      'the buttons',
      () => userEvent.click(screen.getByRole('button', { name: 'Next picture' })),
      1000,
    ],
    [
      'the buttons',
      () => userEvent.click(screen.getByRole('button', { name: 'Previous picture' })),
      0,
    ],
  ])('changes the picture with %s', async (_what, goOn, left) => {
    await screen.findByRole('dialog');
    await goOn();
    expect(scrollTo).toHaveBeenLastCalledWith({ left });
  });

  it('shows the number of the current picture, and disables the button "Next picture" at the last picture', async () => {
    const strip = (await screen.findByRole('dialog')).querySelector('ul');
    if (!strip) throw new Error('There is no strip.');
    Object.defineProperty(strip, 'scrollLeft', { value: 1000 });
    fireEvent.scroll(strip);
    expect(screen.getByText('3 / 3')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Next picture' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  });

  it('enlarges a picture around the pressed point, and shrinks it again', async () => {
    const picture = await screen.findByRole('button', { name: 'Rui fish, picture 2' });
    await userEvent.pointer({ keys: '[MouseLeft]', target: picture, coords: { x: 30, y: 40 } });
    expect(picture).toHaveAttribute('aria-pressed', 'true');
    expect(scrollTo).toHaveBeenLastCalledWith({ left: 30, top: 40, behavior: 'instant' });
    await userEvent.click(picture);
    expect(picture).toHaveAttribute('aria-pressed', 'false');
  });

  it('closes by its button', async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
    expect(onClose).toHaveBeenCalledTimes(1);
  });
});

const SIZE = 300;

function press(detail: number, x: number, y: number) {
  const currentTarget = document.createElement('button');
  // The cast is safe: the code under test reads only these fields.
  currentTarget.getBoundingClientRect = () =>
    ({ left: 40, top: 90, width: SIZE, height: SIZE }) as DOMRect;
  return zoomScrollOffset({ currentTarget, detail, clientX: 40 + x, clientY: 90 + y });
}

describe('zoomScrollOffset', () => {
  it('keeps the pressed point in place at double size', () => {
    const offset = fc.integer({ min: 0, max: SIZE });
    fc.assert(
      fc.property(offset, offset, (x, y) => {
        const { left, top } = press(1, x, y);
        expect([2 * x - left, 2 * y - top]).toEqual([x, y]);
        expect(Math.max(left, top)).toBeLessThanOrEqual(2 * SIZE - SIZE);
      }),
    );
  });

  it('keeps the middle of the picture in place after a key press', () => {
    expect(press(0, -40, -90)).toEqual({ left: 150, top: 150 });
  });
});
