import { createElement, type ReactElement } from 'react';
import { renderRoutesOnServer } from '../testing/renderRoutesOnServer';
import { Breadcrumbs } from './Breadcrumbs';
import { Button } from './Button';
import { ButtonLink } from './ButtonLink';
import { CardGrid } from './CardGrid';
import { Checkbox } from './Checkbox';
import { Cluster } from './Cluster';
import { Dialog } from './Dialog';
import { EmptyState } from './EmptyState';
import { ErrorPanel } from './ErrorPanel';
import { Html } from './Html';
import { Notice } from './Notice';
import { PageHeading } from './PageHeading';
import { Pagination } from './Pagination';
import { Panel } from './Panel';
import { Picture } from './Picture';
import { Price } from './Price';
import { QuantityStepper } from './QuantityStepper';
import { RadioGroup } from './RadioGroup';
import { Rating } from './Rating';
import { SectionHeading } from './SectionHeading';
import { SelectField } from './SelectField';
import { Skeleton } from './Skeleton';
import { Stack } from './Stack';
import { TextAreaField } from './TextAreaField';
import { TextField } from './TextField';

const noop = () => undefined;
const options = [{ value: 'a', label: 'Dhaka' }];
const pathFor = (page: number) => `/?pageNumber=${page}`;
const ancestors = [{ name: 'Home', path: '/' }];
const picture = { smallImageUrl: '/320.webp', mediumImageUrl: '/800.webp', alt: '', sizes: '50vw' };

const primitives: Record<string, [element: ReactElement, shows: string]> = {
  Breadcrumbs: [createElement(Breadcrumbs, { ancestors, current: 'Rui' }), 'Rui'],
  Button: [createElement(Button, { isLoading: true }, 'Pay'), 'Pay'],
  ButtonLink: [createElement(ButtonLink, { to: '/cart' }, 'Cart'), 'href="/cart"'],
  CardGrid: [createElement(CardGrid, null, createElement('li')), 'role="list"'],
  Checkbox: [createElement(Checkbox, { label: 'Fish' }), 'Fish'],
  Cluster: [createElement(Cluster, null, 'Row'), 'Row'],
  EmptyState: [createElement(EmptyState, { title: 'Empty', children: 'Next' }), 'Next'],
  ErrorPanel: [createElement(ErrorPanel, { title: 'Failed', onRetry: noop }), 'Retry'],
  Html: [createElement(Html, { html: '<b>Fresh</b>' }), '<b>Fresh</b>'],
  Notice: [createElement(Notice, null, 'Changed'), 'Changed'],
  PageHeading: [createElement(PageHeading, null, 'Cart'), '<h1'],
  Pagination: [createElement(Pagination, { pageNumber: 2, totalPages: 9, pathFor }), 'rel="next"'],
  Panel: [createElement(Panel, null, 'Summary'), 'Summary'],
  Picture: [createElement(Picture, picture), '800.webp 800w'],
  Price: [createElement(Price, { price: 80, comparePrice: 100 }), '৳80.00'],
  QuantityStepper: [
    createElement(QuantityStepper, { quantity: 2, onChange: noop, itemName: 'Rui', name: 'n' }),
    'name="n"',
  ],
  RadioGroup: [createElement(RadioGroup, { legend: 'To', name: 'to', options }), 'Dhaka'],
  Rating: [createElement(Rating, { average: 3.6, count: 12 }), '12 reviews'],
  SectionHeading: [createElement(SectionHeading, { children: 'Fish' }), 'Fish'],
  SelectField: [createElement(SelectField, { label: 'Division', options }), 'Dhaka'],
  Skeleton: [createElement(Skeleton, { shape: 'block', height: 240 }), 'aria-hidden'],
  Stack: [createElement(Stack, null, 'Column'), 'Column'],
  TextAreaField: [createElement(TextAreaField, { label: 'Note' }), 'Note'],
  TextField: [createElement(TextField, { label: 'Phone', error: 'Empty' }), 'Empty'],
};

describe('in a Node environment', () => {
  it.each(Object.entries(primitives))(
    '%s renders to a string without style attributes',
    async (_name, [element, shows]) => {
      const { html } = await renderRoutesOnServer([{ path: '*', element }]);
      expect(html).toContain(shows);
      expect(html).not.toContain('style="');
    },
  );

  it('an open dialog renders closed, for the browser to open as a modal', async () => {
    const element = createElement(Dialog, {
      isOpen: true,
      onClose: noop,
      title: 'Hi',
      children: 1,
    });
    const { html } = await renderRoutesOnServer([{ path: '*', element }]);
    expect(html).toContain('<dialog');
    expect(html).not.toMatch(/<dialog[^>]* open/);
  });
});
