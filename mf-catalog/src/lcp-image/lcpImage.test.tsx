import { Picture } from '@marketplace/contracts/ui/Picture';
import { render, screen } from '@testing-library/react';
import { lcpImage } from './lcpImage';

const picture = { smallImageUrl: '/a-320.webp', mediumImageUrl: '/a-800.webp' };

describe('lcpImage', () => {
  it('names the very addresses that the picture asks for', () => {
    render(<Picture {...picture} alt="Rui" sizes="50vw" priority="high" />);
    const { src, srcSet, sizes } = lcpImage(picture, '50vw') ?? {};
    const image = screen.getByRole('img', { name: 'Rui' });
    expect(image).toHaveAttribute('src', src);
    expect(image).toHaveAttribute('srcset', srcSet);
    expect(image).toHaveAttribute('sizes', sizes);
  });

  it('is nothing without a picture', () => {
    expect(lcpImage(undefined, '50vw')).toBeUndefined();
  });
});
