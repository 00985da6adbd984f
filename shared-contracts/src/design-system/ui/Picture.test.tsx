import { fireEvent, screen } from '@testing-library/react';
import { renderUi } from '../../build-kit/testing/renderRoutes';
import { Picture } from './Picture';

const urls = { smallImageUrl: '/media/rui-320.webp', mediumImageUrl: '/media/rui-800.webp' };
const picture = () => screen.getByRole('img', { name: 'Rui fish' });

describe('Picture', () => {
  it('offers both sizes and reserves space with its aspect ratio', () => {
    renderUi(<Picture {...urls} alt="Rui fish" sizes="50vw" width={4} height={3} />);
    expect(picture()).toHaveAttribute(
      'srcset',
      '/media/rui-320.webp 320w, /media/rui-800.webp 800w',
    );
    expect(picture()).toHaveAttribute('sizes', '50vw');
    const [width, height] = [picture().getAttribute('width'), picture().getAttribute('height')];
    expect(Number(width) / Number(height)).toBeCloseTo(4 / 3);
  });

  it.each([
    ['lazy', 'lazy', null],
    ['normal', null, null],
    ['high', null, 'high'],
  ] as const)('loads with priority %s', (priority, loading, fetchPriority) => {
    renderUi(<Picture {...urls} alt="Rui fish" sizes="50vw" priority={priority} />);
    expect(picture().getAttribute('loading')).toBe(loading);
    expect(picture().getAttribute('fetchpriority')).toBe(fetchPriority);
  });

  it('uses the available size if the other size is missing', () => {
    renderUi(<Picture smallImageUrl="/media/rui-320.webp" alt="Rui fish" sizes="50vw" />);
    expect(picture()).toHaveAttribute('src', '/media/rui-320.webp');
    expect(picture()).not.toHaveAttribute('srcset');
  });

  it('shows a placeholder with the same alternative text if it has no URL', () => {
    renderUi(<Picture mediumImageUrl={null} alt="Rui fish" sizes="50vw" />);
    expect(picture().tagName).toBe('svg');
  });

  it('shows a placeholder if it fails to load', () => {
    renderUi(<Picture {...urls} alt="Rui fish" sizes="50vw" />);
    fireEvent.error(picture());
    expect(picture().tagName).toBe('svg');
  });

  it('hides its placeholder from screen readers if its alternative text is empty', () => {
    renderUi(<Picture alt="" sizes="50vw" />);
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
  });
});
