import { renderUi } from '../../build-kit/testing/renderRoutes';
import { Skeleton } from './Skeleton';

describe('Skeleton', () => {
  it.each(['text', 'picture', 'button', 'block'] as const)('hides its %s shape', (shape) => {
    const { container } = renderUi(<Skeleton shape={shape} />);
    expect(container.firstChild).toHaveAttribute('aria-hidden', 'true');
  });

  it('has as many lines as the text it replaces', () => {
    const { container } = renderUi(<Skeleton lines={3} />);
    expect(container.firstChild?.childNodes).toHaveLength(3);
  });
});
