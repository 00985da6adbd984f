import { getCapabilities } from '@marketplace/contracts/api/capabilities';
import {
  getComplaint,
  reopenComplaint,
  writeComplaintMessage,
} from '@marketplace/contracts/api/complaintCases';
import { listComplaints, listProblemCategories } from '@marketplace/contracts/api/complaints';
import { uploadFiles } from '@marketplace/contracts/api/uploads';
import { writeAccessToken } from '@marketplace/contracts/cookies';
import { tabStorage } from '@marketplace/contracts/tabStorage';
import { buildPaging } from '@marketplace/contracts/testing/buildPaging';
import { enterText } from '@marketplace/contracts/testing/enterText';
import { type FakeApi, fakeApi } from '@marketplace/contracts/testing/fakeApi';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { routes } from '../exposes/routes';
import { PROBLEM, storedPicture } from '../testing/buildComplaint';
import { buildAnsweredCase, buildComplaintCase, buildOutcome } from '../testing/buildComplaintCase';
import { openPage, recordToasts } from '../testing/openPage';

const found = buildComplaintCase();
const REFUND = '0f0c1d1e-0000-4000-8000-000000000901';
const CASE = `/complain?complaint=${found.uuid}`;
let api: FakeApi;
let recorded: ReturnType<typeof recordToasts>;

beforeEach(() => {
  recorded = recordToasts();
  writeAccessToken('good', 3600);
  api = fakeApi();
  api.reply(getCapabilities, { extensions: [getComplaint.id], paymentMethods: [] });
  api.reply(listProblemCategories, { items: Object.values(PROBLEM) });
  api.reply(listComplaints, { items: [found], paginationStatus: buildPaging(6, 1) });
  api.reply(getComplaint, found);
});
afterEach(() => {
  recorded.stop();
  tabStorage.clear();
});

const open = (path = CASE) => openPage(routes, path, 'Your complaints');
const openCase = async (changes: Parameters<typeof buildComplaintCase>[0] = {}) => {
  api.reply(getComplaint, buildComplaintCase(changes));
  await open();
  return within(await screen.findByRole('article'));
};
const words = () => screen.getByRole('textbox', { name: 'Your message' });
/** Opens the complaint, and waits for the form, whose code loads later. */
const openForm = async (...changes: Parameters<typeof openCase>) => {
  await openCase(...changes);
  await screen.findByRole('button', { name: /^(?:Send message|Reopen complaint)$/ });
};
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send message' }));
const toastMessages = () => recorded.toasts.map(({ message }) => message);

describe('the list of complaints', () => {
  it('links to the messages of each complaint, and shows pieces, wish and deadline of the answer', async () => {
    await open('/complain');
    const card = within(screen.getByRole('article'));
    expect(card.getByRole('link', { name: 'Messages and outcome' })).toHaveAttribute('href', CASE);
    expect(card.getByText('2 of 2 pieces.')).toBeVisible();
    expect(card.getByText('You wish: Money back')).toBeVisible();
    expect(card.getByText('9 May 2024')).toHaveAttribute('datetime', found.takeUpBy);
  });

  it('has no link to messages if the API does not support them', async () => {
    api.reply(getCapabilities, { extensions: [], paymentMethods: [] });
    await open(CASE);
    expect(screen.getByRole('article')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Messages and outcome' })).toBeNull();
    expect(api.sent.map(({ id }) => id)).not.toContain('getComplaint');
  });
});

describe('the deadline or the outcome of a complaint', () => {
  it.each<[string, Parameters<typeof buildComplaintCase>[0], RegExp]>([
    ['waits for an answer', {}, /^You get an answer by 9 May 2024\.$/],
    [
      'was not answered in time',
      { isTakeUpLate: true },
      /^You should have an answer since 9 May 2024\. This is late\. Ask us\.$/,
    ],
    [
      'is in review',
      { status: 'in-review', takenUpAt: '2024-05-08T09:00:00.000Z' },
      /^We have looked into it since 8 May 2024\.$/,
    ],
    [
      'has a refund that is due',
      { status: 'resolved', outcome: buildOutcome() },
      /^৳1,200\.50 is paid back by 20 May 2024\.$/,
    ],
    [
      'has a refund that is late',
      { status: 'resolved', outcome: buildOutcome({ isLate: true }) },
      /^৳1,200\.50 is paid back by 20 May 2024\. This is late\. Ask us\.$/,
    ],
    [
      'was refunded',
      {
        status: 'resolved',
        outcome: buildOutcome({ refundedAt: '2024-05-11T09:00:00.000Z' }),
      },
      /^৳1,200\.50 was paid back on 11 May 2024\.$/,
    ],
    [
      'has a refund that needs an account',
      { status: 'resolved', outcome: buildOutcome({ needsAccount: true, refundUuid: REFUND }) },
      /^৳1,200\.50 is paid back by 20 May 2024\. Please name the account to which we pay it\.$/,
    ],
    [
      'has a refund whose payment has failed',
      {
        status: 'resolved',
        outcome: buildOutcome({ needsAccount: true, failedAt: '2024-05-12T09:00:00.000Z' }),
      },
      /^৳1,200\.50 is paid back by 20 May 2024\. We tried to pay ৳1,200\.50 back, and it failed\. Please name the account to which we pay it\.$/,
    ],
    [
      'has a refund that still needs an account after its day',
      {
        status: 'resolved',
        outcome: buildOutcome({ needsAccount: true, isLate: true, refundUuid: REFUND }),
      },
      /^We owe you ৳1,200\.50\. Please name the account to which we pay it\. This is late\. Ask us\.$/,
    ],
    [
      'has a refund to an account',
      { status: 'resolved', outcome: buildOutcome({ destination: 'bKash ••••0009' }) },
      /^৳1,200\.50 is paid back by 20 May 2024\. It goes to bKash ••••0009\.$/,
    ],
    [
      'was refunded to an account',
      {
        status: 'resolved',
        outcome: buildOutcome({
          destination: 'bKash ••••0009',
          refundedAt: '2024-05-11T09:00:00.000Z',
        }),
      },
      /^৳1,200\.50 was paid back on 11 May 2024\. It went to bKash ••••0009\.$/,
    ],
    [
      'was granted a replacement',
      {
        status: 'resolved',
        outcome: buildOutcome({ kind: 'replacement', amount: null, dueBy: null }),
      },
      /^2 pieces are sent again\.$/,
    ],
  ])('is shown if the complaint %s', async (_, changes, text) => {
    const card = await openCase(changes);
    expect(
      card.getByText((__, element) => element?.tagName === 'P' && text.test(element.textContent)),
    ).toBeVisible();
  });
});

describe('a complaint', () => {
  it('shows its messages in order, with authors, days and pictures', async () => {
    await openCase(buildAnsweredCase());
    const messages = within(screen.getByRole('list', { name: 'Messages' })).getAllByRole(
      'listitem',
    );
    const texts = messages.map((message) => message.textContent);
    expect(texts[0]).toMatch(/^You6 May 2024Here is a picture\./);
    expect(texts.at(-1)).toBe('The shop7 May 2024We ask the courier.');
    expect(screen.getAllByText('We ask the courier.')).toHaveLength(1);
    expect(screen.getByRole('link', { name: 'All your complaints' })).toHaveAttribute(
      'href',
      '/complain',
    );
  });

  it('sends a message with a picture, confirms this, and shows the message', async () => {
    await openForm();
    await enterText(words(), 'It is still warm.');
    api.reply(uploadFiles, { items: [{ uuid: found.uuid, ...storedPicture(4) }] });
    const picture = new File(['picture'], 'cup.png', { type: 'image/png' });
    await userEvent.upload(screen.getByLabelText('Add pictures'), picture);
    await screen.findByText('Added');
    const message = { ...found.messages[0], text: 'It is still warm.', uuid: found.orderUuid };
    api.answer(writeComplaintMessage, () => {
      const written = { ...found, messages: [...found.messages, message] } as typeof found;
      api.reply(getComplaint, written);
      return written;
    });
    await send();
    expect(await screen.findByText('It is still warm.', { selector: 'p' })).toBeVisible();
    expect(toastMessages()).toEqual(['Your message is sent']);
    expect(api.sent.find(({ id }) => id === 'writeComplaintMessage')?.body).toEqual({
      text: 'It is still warm.',
      imageUrls: [storedPicture(4).mediumImageUrl],
    });
    expect(words()).toHaveValue('');
    expect(screen.queryByText('Added')).toBeNull();
  });

  // @error stored: writeComplaintMessage
  it('keeps the typed message if the API refuses it, and after a reload', async () => {
    await openForm();
    await enterText(words(), 'It is still warm.');
    api.fail(writeComplaintMessage, 409, 'This complaint is settled', 'complaint-settled');
    await send();
    expect(await screen.findByRole('alert')).toHaveTextContent('This complaint is settled');
    expect(words()).toHaveValue('It is still warm.');
    await userEvent.type(words(), '!{Backspace}');
    cleanup();
    await openForm();
    await waitFor(() => expect(words()).toHaveValue('It is still warm.'));
  });

  it('asks for a text if the message is empty', async () => {
    await openForm();
    await send();
    await waitFor(() => expect(words()).toBeInvalid());
    expect(api.sent.map(({ id }) => id)).not.toContain('writeComplaintMessage');
  });

  // @error stored: reopenComplaint
  it('can be reopened until the day that the page shows', async () => {
    const settled = { status: 'rejected', answer: 'It is that small.' } as const;
    await openForm({ ...settled, reopenableUntil: '2024-05-17T09:30:00.000Z' });
    expect(screen.getByText('17 May 2024')).toBeVisible();
    const reopen = () => userEvent.click(screen.getByRole('button', { name: 'Reopen complaint' }));
    const why = () => screen.getByRole('textbox', { name: 'Why should we look again?' });
    await enterText(why(), 'It broke again.');
    api.fail(reopenComplaint, 409, 'It is too late', 'not-reopenable');
    await reopen();
    expect(await screen.findByRole('alert')).toHaveTextContent('It is too late');
    expect(why()).toHaveValue('It broke again.');
    api.answer(reopenComplaint, () => {
      api.reply(getComplaint, buildComplaintCase({ status: 'in-review' }));
      return buildComplaintCase({ status: 'in-review' });
    });
    await reopen();
    expect(await screen.findByRole('button', { name: 'Send message' })).toBeVisible();
    expect(toastMessages()).toEqual(['Your complaint is open again']);
  });

  it('has no form if it is settled and can no longer be reopened', async () => {
    await openCase({ status: 'resolved', outcome: buildOutcome() });
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('shows the earlier decision with its reason and refund day after it was reopened', async () => {
    const earlier = buildOutcome();
    await openCase({ status: 'in-review', answer: earlier.reason, outcomes: [earlier] });
    const decision = within(screen.getByRole('region', { name: 'Earlier decision' }));
    expect(decision.getByText('10 May 2024')).toBeVisible();
    expect(decision.getByText('20 May 2024')).toBeVisible();
    expect(screen.getAllByText('We are sorry.')).toHaveLength(1);
    expect(decision.getByText('We are sorry.')).toBeVisible();
  });

  it('shows both decisions if it was settled twice', async () => {
    const earlier = buildOutcome({ kind: 'refusal', amount: null, dueBy: null, reason: 'No.' });
    const outcome = buildOutcome();
    const card = await openCase({ status: 'resolved', outcome, outcomes: [earlier, outcome] });
    expect(card.getByText('We are sorry.')).toBeVisible();
    const decisions = screen.getAllByRole('region', { name: 'Earlier decision' });
    expect(decisions).toHaveLength(1);
    expect(decisions[0]).toHaveTextContent('No.');
  });

  it('says that a message was not sent because the complaint was settled meanwhile, and shows the message', async () => {
    await openForm();
    await enterText(words(), 'It is still warm.');
    api.fail(writeComplaintMessage, 409, 'This complaint is settled', 'complaint-settled');
    api.reply(getComplaint, buildComplaintCase({ status: 'resolved', outcome: buildOutcome() }));
    await send();
    expect(await screen.findByText('We are sorry.')).toBeVisible();
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.getByRole('alert')).toHaveTextContent('This complaint is settled');
    expect(screen.getByText('It is still warm.')).toBeVisible();
  });

  it('asks for other pictures if the chosen pictures are no longer stored', async () => {
    await openForm();
    await enterText(words(), 'It is still warm.');
    api.reply(uploadFiles, { items: [{ uuid: found.uuid, ...storedPicture(4) }] });
    const picture = new File(['picture'], 'cup.png', { type: 'image/png' });
    await userEvent.upload(screen.getByLabelText('Add pictures'), picture);
    await screen.findByText('Added');
    const message = 'imageUrls.0 must be an uploaded picture';
    api.fail(writeComplaintMessage, 400, message, 'invalid-input');
    await send();
    expect(await screen.findByText(/^At least one of these pictures/)).toBeVisible();
    expect(words()).toHaveValue('It is still warm.');
  });
});
