import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderUi } from '../../../build-kit/testing/renderRoutes';
import { PictureField } from './PictureField';
import type { UploadPicture } from './uploadPicture';
import { usePictures } from './usePictures';

type Upload = Parameters<UploadPicture>;
type Outcome = Awaited<ReturnType<UploadPicture>>;

const picture = (name: string) => ({
  smallImageUrl: `/media/${name}-320.webp`,
  mediumImageUrl: `/media/${name}-800.webp`,
});
const saved = [picture('saved')];
const file = (name: string) => new File([name], name, { type: 'image/png' });

/** Started uploads, each with a function that finishes it. */
let begun: { given: Upload; end: (outcome: Outcome | Error) => Promise<void> }[];
const upload: UploadPicture = (...given) =>
  new Promise((resolve, reject) => {
    const end = (outcome: Outcome | Error) =>
      act(async () => (outcome instanceof Error ? reject(outcome) : resolve(outcome)));
    begun.push({ given, end });
  });

function Form() {
  const chosen = usePictures(saved, upload);
  return (
    <form aria-label="Form" aria-busy={chosen.isSending}>
      <PictureField name="imageUrls" chosen={chosen} />
      <output>{chosen.sent.map(({ smallImageUrl }) => smallImageUrl).join(' ')}</output>
    </form>
  );
}

const input = () => screen.getByLabelText('Add pictures');
const isSending = () => screen.getByRole('form').getAttribute('aria-busy') === 'true';
const sentUrls = () =>
  new FormData(screen.getByRole<HTMLFormElement>('form')).getAll('imageUrls').map(String);
const remove = (number: number) =>
  userEvent.click(screen.getByRole('button', { name: `Remove picture ${number}` }));

beforeEach(() => {
  begun = [];
});

it('pictures are uploaded one after the other and keep their order', async () => {
  renderUi(<Form />);
  await userEvent.upload(input(), [file('a'), file('b')]);
  expect(begun.map(({ given: [sent] }) => sent)).toEqual([expect.objectContaining({ name: 'a' })]);
  expect(isSending()).toBe(true);
  await begun[0]?.end({ picture: picture('a') });
  expect(begun).toHaveLength(2);
  await begun[1]?.end({ picture: picture('b') });
  expect(isSending()).toBe(false);
  expect(sentUrls()).toEqual(['saved', 'a', 'b'].map((name) => picture(name).mediumImageUrl));
  expect(
    screen.getByText('/media/saved-320.webp /media/a-320.webp /media/b-320.webp'),
  ).toBeVisible();
});

it('a progress bar shows how much of a picture has been sent', async () => {
  renderUi(<Form />);
  await userEvent.upload(input(), file('a'));
  act(() => begun[0]?.given[2](0.25));
  expect(screen.getByRole('progressbar', { name: 'Sending picture 2' })).toHaveValue(0.25);
});

it('a form takes at most five pictures, and focuses the file input again when a picture is removed', async () => {
  renderUi(<Form />);
  await userEvent.upload(input(), ['a', 'b', 'c', 'd', 'e', 'f'].map(file));
  expect(screen.getByText('2 pictures were left out: there is no room for them.')).toBeVisible();
  expect(screen.getAllByRole('listitem')).toHaveLength(5);
  expect(input()).toBeDisabled();
  await remove(5);
  await waitFor(() => expect(input()).toHaveFocus());
  expect(screen.queryByText(/left out/)).toBeNull();
});

it('the Retry button repeats a failed upload', async () => {
  renderUi(<Form />);
  await userEvent.upload(input(), file('a'));
  await begun[0]?.end(new Error('The code of the upload did not come'));
  expect(screen.getByRole('alert')).toHaveTextContent('This picture could not be sent');
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(screen.queryByRole('alert')).toBeNull();
  await begun[1]?.end({ picture: picture('a') });
  expect(sentUrls()).toHaveLength(2);
});

it('a picture that the API cannot read has no Retry button', async () => {
  renderUi(<Form />);
  await userEvent.upload(input(), file('a'));
  await begun[0]?.end({ problem: 'unreadable' });
  expect(screen.getByRole('alert')).toHaveTextContent('This picture cannot be read');
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
});

it.each([
  ['the picture is removed', () => remove(2)],
  ['its form is unmounted', async (unmount: () => void) => unmount()],
])('an upload is aborted if %s', async (_, leave) => {
  const { unmount } = renderUi(<Form />);
  await userEvent.upload(input(), file('a'));
  expect(begun[0]?.given[1].aborted).toBe(false);
  await leave(unmount);
  expect(begun[0]?.given[1].aborted).toBe(true);
});
