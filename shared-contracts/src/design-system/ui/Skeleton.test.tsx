import { renderUi } from '../../build-kit/testing/renderRoutes';
import { Skeleton } from './Skeleton';

describe('Skeleton', () => {
  it.each(['text', 'picture', 'button', 'block'] as const)(
    'is hidden from assistive technology with shape="%s"',
    (shape) => {
      const { container } = renderUi(<Skeleton shape={shape} />);
      expect(container.firstChild).toHaveAttribute('aria-hidden', 'true');
    },
  );

  it('has the given number of lines', () => {
    const { container } = renderUi(<Skeleton lines={3} />);
    expect(container.firstChild?.childNodes).toHaveLength(3);
  });
});
