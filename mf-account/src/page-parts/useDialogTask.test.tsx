import { renderUi } from '@marketplace/contracts/testing/renderRoutes';
import { Dialog } from '@marketplace/contracts/ui/Dialog';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { recordToasts } from '../testing/openPage';
import { useDialogTask } from './useDialogTask';

const load = jest.fn<Promise<undefined>, []>();
let recorded: ReturnType<typeof recordToasts>;

beforeEach(() => {
  recorded = recordToasts();
});
afterEach(() => recorded.stop());

function AddressPage() {
  const { task, open, close } = useDialogTask<{ title: string }>(load);
  return (
    <>
      <button type="button" onClick={() => open({ title: 'Edit address' })}>
        Edit
      </button>
      <Dialog isOpen={task !== undefined} onClose={close} title={task?.title}>
        {null}
      </Dialog>
    </>
  );
}

async function openDialog() {
  renderUi(<AddressPage />);
  await userEvent.click(screen.getByRole('button', { name: 'Edit' }));
}
const dialog = () => screen.queryByRole('dialog', { name: 'Edit address' });

it('a dialog opens before its content is loaded', async () => {
  load.mockReturnValue(new Promise(() => undefined));
  await openDialog();
  expect(dialog()).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(dialog()).toBeNull();
  expect(recorded.toasts).toEqual([]);
});

it('a dialog whose content cannot be loaded closes with a message, and the next press loads the content again', async () => {
  load.mockRejectedValueOnce(new Error('No network'));
  await openDialog();
  await waitFor(() => expect(dialog()).toBeNull());
  expect(recorded.toasts.map(({ message }) => message)).toEqual([
    'This form could not be loaded. Please press the button again.',
  ]);
  load.mockResolvedValueOnce(undefined);
  await userEvent.click(screen.getByRole('button', { name: 'Edit' }));
  expect(dialog()).toBeVisible();
});
