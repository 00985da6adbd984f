import { renderRoutes } from '@marketplace/contracts/testing/renderRoutes';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HomeSlider } from './HomeSlider';

const slide = (name: string) => ({
  uuid: name,
  title: `${name} season`,
  subtitle: 'From Rajshahi',
  url: `/product?productName=${name}`,
  imageUrls: { smallImageUrl: `/${name}-320.webp`, mediumImageUrl: `/${name}-800.webp` },
});

const show = (...names: string[]) =>
  renderRoutes([{ path: '/', element: <HomeSlider slides={names.map(slide)} /> }]);

describe('HomeSlider', () => {
  it('leads from each slide to what it offers', () => {
    show('Mango', 'Litchi');
    expect(screen.getByRole('link', { name: /Litchi season/ })).toHaveAttribute(
      'href',
      '/product?productName=Litchi',
    );
  });

  it('asks early for the first picture only', () => {
    const { container } = show('Mango', 'Litchi');
    expect(container.querySelectorAll('img[fetchpriority="high"]')).toHaveLength(1);
    expect(container.querySelector('img')).toHaveAttribute('src', '/Mango-800.webp');
  });

  it('moves by a slide for those who cannot swipe', async () => {
    const scrollBy = jest.fn();
    Element.prototype.scrollBy = scrollBy;
    show('Mango', 'Litchi');
    await userEvent.click(screen.getByRole('button', { name: 'Next slide' }));
    await userEvent.click(screen.getByRole('button', { name: 'Previous slide' }));
    expect(scrollBy).toHaveBeenCalledTimes(2);
  });

  it('needs no arrows for a single slide', () => {
    show('Mango');
    expect(screen.getByRole('link')).toHaveTextContent('Mango season');
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('takes no room without slides', () => {
    const { container } = show();
    expect(container).toBeEmptyDOMElement();
  });
});
