import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

export const press = async (name: string) =>
  userEvent.click(await screen.findByRole('button', { name }));
export const form = () => screen.findByRole('dialog', { name: 'Write a review' });
export const comment = () => screen.getByRole('textbox', { name: 'How was it?' });
export const pictureInput = () => screen.getByLabelText('Add pictures');

/** A picture as the API returns it after the upload. */
export const stored = {
  uuid: '00000000-0000-4000-8000-000000000701',
  smallImageUrl: '/media/r-320.webp',
  mediumImageUrl: '/media/r-800.webp',
};
export const photo = (name = 'fish.jpg', type = 'image/jpeg') => new File(['x'], name, { type });
